/** Drops denials that deny no consent: 'dúvida nenhuma', 'boleto não', 'não tem erro', 'eu queria boleto, mas …' */
export const withoutHarmlessDenials = (text: string) => text.replace(harmless, ' ').trim()
const harmless = new RegExp(
  '(?<!\\p{L})(?:d[úu]vida nenhuma|(?:nenhuma|sem) d[úu]vida|(?:boleto|carn[êe]) n[ãa]o|nada de (?:boleto|carn[êe])|' +
    'n[ãa]o (?:tem|h[áa]) (?:erro|problema)|nunca (?:deu|tive|teve) (?:problema|erro)s?|' +
    'n[ãa]o (?:carece|precisa|adianta) (?:ficar )?(?:pergunt|repet|confirm)[^,.;!?]*)(?!\\p{L})|' +
    '^[^.!?]*(?<!\\p{L})(?:queria|preferia|pensei em)(?!\\p{L})[^.!?]*?(?<!\\p{L})mas\\s+',
  'giu',
)
