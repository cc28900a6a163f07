// Matches as the generated TypeScript does, for lines of a pattern and a text in hexadecimal UTF-8. Prints 1, 0 or !.
const lines = require("fs").readFileSync(0, "utf8").trimEnd().split("\n");
const expressions = new Map();

function compiled(pattern) {
  try {
    return new RegExp(`^(?:${pattern})$`, "i");
  } catch {
    return null;
  }
}

const answers = lines.map((line) => {
  const [pattern, text] = line.split(",").map((word) => Buffer.from(word, "hex").toString());
  if (!expressions.has(pattern)) expressions.set(pattern, compiled(pattern));
  const expression = expressions.get(pattern);
  return expression === null ? "!" : Number(expression.test(text));
});
console.log(answers.join(""));
