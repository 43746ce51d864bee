/** Removes a denied wish to withdraw: 'eu disse que NÃO quero desistir. Me passa o dia da visita' */
export const withoutDenied = (text: string) => text.replace(denied, '').trim()

const denied =
  /(?:(?:eu|j[áa]|te|lhe|disse|falei|que|olha|gente|calma|mo[çc]a)[\s,]+)*(?<!\p{L})(?:n[ãa]o|n|nem|nunca|jamais|sem)(?: (?:quero|queria|vou|pretendo|pens(?:ei|ar|o) em|gostaria de|precis[ao]|[ée] (?:para|pra)|era (?:para|pra)|estou|to|t[ôo]|pedi (?:para|pra)|(?:falei|disse|pedi) que|mais))* (?:(?:desist|cancel|desfaz|anul|arrepend)[aei]r|desistindo|cancelando|cancel[ae]m?|desist[oaiu]+)(?!\p{L})(?: (?:nada|n[ãa]o|(?:o |meu |o meu |esse )?pedido|isso|dele|de nada|de novo|mo[çc]a|viu))*[\s,.;!]*/giu
