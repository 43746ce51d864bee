/** A text, and the same without accents or capitals, in equal length. */
export type Said = { text: string; plain: string }

/** Matches a shortened 'não': 'n é', 'num sou', 'itaú n'. 'n' may also mean 'número'. */
const shortNo =
  /(?<=^|[^a-z])(naum|nn?|ñ|num)(?= (é|eh?|sou|me|nasci|liga|existe|us[oa]|manda|mor[oa]|quero|era|foi|atende|funciona|vou|tem|tenho|sei|gosto|precis[oa]|carece|pode|posso|d[áa]|t[ôáoa]|confere|respond\w+|vem|quis|consigo|aceito|lembro|entendi|falei|pedi|disse|escolhi)(?![a-z]))|(?<=\w\w )(?<!sem )n(?=[^\p{L}\d]*$)/giu

/** Matches 'Nãooo' and 'naao', 'siiim', 'confereee', 'aceitooo' */
const [drawnNo, drawnYes, drawn] = [
  /(?<!\p{L})n(?:[ãa]{2,}o+|[ãa]o{2,})(?!\p{L})/giu,
  /(?<!\p{L})s(?:i{2,}m+|im{2,})(?!\p{L})/giu,
  /(?<!\p{L})(?:(isso|aceito|certo)o+|(confere)e+)(?!\p{L})/giu,
]

/** Matches 'que nem', which denies nothing: 'No débito, que nem a luz' */
const likeThat =
  /(?<!\p{L})(?:que|q) nem(?= (?:as?|os?|n[ao]s?|d[ao]s?|em|minhas?|meus?|aqui|l[áa]|eu|voc[êe]|vc|tod[ao]|aquel[ae])(?!\p{L}))/giu

/** Matches the infinitives of 'Pode sê quinta?', 'dá pra marcá?' */
const droppedR =
  /(?<!\p{L})(?:(?:re)?marc|pint|troc|mud|pag|instal|lig|cancel|assin|esper|entr|termin|pergunt|fal|bot|deix|tir|mand|avis|assist|jog|baix|aument|compr|precis|us)á(?!\p{L})|(?<!\p{L})(?:s|faz|sab|receb|atend|quer|pod|vend|escolh|perd|quis|tiv|pud)[êé](?!\p{L})|(?<!\p{L})t[ê](?!\p{L})|(?<!\p{L})(?:abr|v|dorm|desist|consegu)í(?!\p{L})/giu
const plainVowel: Record<string, string> = { á: 'a', ê: 'e', é: 'e', í: 'i' }
/** Matches 'Por que razão?' */
const forWhat = /(?<!\p{L})por (?:que|qual) (?:raz[ãa]o|motivo)(?!\p{L})/giu
/** Matches 'p sábado', 'p/ mim' */
const shortFor =
  /(?<=^|\s)p(?:\/\s?(?=\p{L}{2})|\s(?=(?:mim|eu|n[óo]s|voc[êe]s?|vcs?|el[ea]s?|meu|minha|c[áa]|l[áa]|hoje|amanh[ãa]|depois|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|dia|manh[ãa]|tarde|boleto|d[ée]bito|[oa] de|ver|saber|pagar|mudar|trocar|botar|instalar)(?!\p{L})))/gu

/** Removes emoji, invisible signs and repeated spaces, and spells out shortened denials. */
export function normalized(text: string): Said {
  const legible = text
    .normalize('NFC')
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{1F1E6}-\u{1F1FF}]/gu, ' ')
    .replace(/[\p{Cf}\u{FFFC}\u{FFFD}]/gu, '')
    .replace(/[“”]/g, '"')
    .replace(/\b(cep|cpf|cnpj|tel|cel|zap)(?=\d)/gi, '$1 ')
    .replace(/(?<=\d{5}-?\d{3})\s?(casa|numero|num|n)\s?(?=\d)/gi, ' $1 ')
    .replace(drawnNo, 'não')
    .replace(drawnYes, 'sim')
    .replace(drawn, '$1$2')
    .replace(shortNo, 'não')
    .replace(likeThat, 'como')
    .replace(shortFor, 'pra ')
    .replace(forWhat, 'por que')
    .replace(droppedR, (said) => `${said.slice(0, -1)}${plainVowel[said.at(-1) ?? '']}r`)
    .replace(/[^\S\n]+/g, ' ')
  return saidAs(legible.trim())
}

export const saidAs = (text: string): Said => ({ text, plain: [...text].map(plainSign).join('') })

export const part = ({ text, plain }: Said, from: number, to?: number): Said => ({
  text: text.slice(from, to),
  plain: plain.slice(from, to),
})

/** Replaces some words by a few signs. */
export const without = ({ text, plain }: Said, from: number, length: number, signs = ''): Said => ({
  text: text.slice(0, from) + signs + text.slice(from + length),
  plain: plain.slice(0, from) + signs + plain.slice(from + length),
})

/** Removes the signs and spaces around a text. */
export function trimmed(said: Said): Said {
  const start = /^([\s,.;:!=*"'|)\-–—]|\((?!\d))*/.exec(said.plain)?.[0].length ?? 0
  const end = /[\s,.;:!=*"'|(\-–—]*$/.exec(said.plain.slice(start))?.[0].length ?? 0
  return part(said, start, said.plain.length - end)
}

/** Keeps only letters, digits and single spaces. */
export const wordsOf = (plain: string) => plain.replace(/[^a-z0-9]+/g, ' ').trim()

/** The length of a match at the beginning, or 0. */
export const lengthAt = (plain: string, pattern: RegExp) => {
  const found = pattern.exec(plain)
  return found && found.index === 0 ? found[0].length : 0
}

function plainSign(sign: string): string {
  if (sign < '\u0080') return sign.toLowerCase()
  const bare = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return bare.length === sign.length ? bare : sign.length === 1 ? (bare[0] ?? ' ') : sign
}
