
fun normalize(file: String) {
    for (line in java.io.File(file).readLines()) {
        val (code, hex) = line.split(" ")
        val text = String(hex.chunked(2).map { it.toInt(16).toByte() }.toByteArray())
        val fields = Country.of(code)?.accountForm?.fields.orEmpty()
        val field = fields.firstOrNull { it.content == AccountForm.Content.POSTAL_CODE }
        println("$line ${field?.normalized(text) ?: "none"}")
    }
}
