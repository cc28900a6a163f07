import java.util.*;
import real.*;

public final class Main {
  public static void main(String[] arguments) {
    Country italy = Country.of("it");
    System.out.println(Service.API.url(new Environment.Production(italy)));
    System.out.println(Environment.of("it.localhost.com").getCountry().getCode());
    System.out.println(Country.ofTld("co.uk") + " " + Country.getLive().size());
    PreviewName name = PreviewName.of("ui-fix");
    System.out.println(Service.WEB.url(new Environment.Preview(italy, name)));
    System.out.println(PreviewName.of("it-fix"));
    System.out.println(italy.nameIn(AppLanguage.DE) + " " + italy.getDeepLinkHosts());
    Map<String, AccountForm.Problem> problems =
      italy.getAccountForm().check(Collections.singletonMap("postal_code", "123"));
    System.out.println(problems.get("city") == AccountForm.Problem.Missing.INSTANCE);
    System.out.println(((AccountForm.Problem.Malformed) problems.get("postal_code")).getExample());
  }
}
