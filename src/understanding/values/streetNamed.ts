import type { Key } from '../../content/questions/answers.ts'
import { cepTalkTexts } from '../../content/texts/chat/cepTalkTexts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { commandIn } from '../commands/commands.ts'
import { normalized as plainly, part, trimmed, type Said } from '../line/normalizeText.ts'
import type { Line } from '../understandingTypes.ts'

/** A street that is named at the CEP, with its city if named too. */
export type StreetNamed = { street: string; city: string | null }

/** The street in 'Rua das Palmeiras, 35, Ribeirão Preto', 'não sei o cep, moro na av brasil em Recife'. */
export function streetNamed(text: string): StreetNamed | null {
  const said = plainly(text.replace(courtesy, ''))
  if (wholeCep.test(said.plain)) return null
  const begin = alone.exec(said.plain)?.[0].length ?? beside(said.plain)
  if (begin === null) return null
  const named = part(said, begin)
  const [first, ...rest] = partsOf(named)
  if (!first || !aName.test(first.plain)) return null
  const end = named.plain.search(/(?<=[a-z]{4})[.!]\s/)
  return { street: first.text, city: cityIn(end < 0 ? [] : partsOf(part(named, 0, end)).slice(1)) ?? cityIn(rest) }
}

const cityIn = (parts: readonly Said[]) =>
  parts.map((each) => beyond(leadIn, beyond(doorAndCentre, each))).findLast(({ plain }) => isCity(plain))?.text ?? null

/** A street with an unknown CEP, a city or a number, or the last one with its city. `read` must be its address. */
export function streetBeside({ funnel, key, text, plain, talk }: Line, read: readonly Key[]): StreetNamed | null {
  if (key !== 'cep' || read.some((each) => !ofAddress.has(each))) return null
  const named = streetNamed(text)
  if (named && (unknown.test(plain) || ((named.city !== null || read.join() === 'number') && !text.includes('?'))))
    return named
  return talk || read.length > 0 || commandIn(plain) ? null : cityTold(funnel, text)
}

/** A text without the words that lead to it. */
const beyond = (words: RegExp, said: Said) => trimmed(part(said, words.exec(said.plain)?.[0].length ?? 0))

const ofAddress = new Set<Key>(['number', 'complement', 'neighborhood', 'city', 'state', 'street'])

function cityTold({ asides }: Pick<Funnel, 'asides'>, text: string): StreetNamed | null {
  const last = asides.findLast(({ after }) => after === 'cep')
  if (last?.reply !== cepTalkTexts.whichCity) return null
  const said = plainly(text.replace(courtesy, ''))
  const city = beyond(leadIn, said)
  const before = streetNamed(last.said)
  const [first] = partsOf(city)
  return before && first && isCity(first.plain) && aCity.test(city.plain) ? { ...before, city: first.text } : null
}

/** The start of a street after the remark that its CEP is unknown, or after words that lead to it. */
function beside(plain: string): number | null {
  const found = unknown.test(plain) ? within.exec(plain) : ledTo.exec(plain)
  return found ? found.index + (found[1] ?? '').length : null
}

const kind = String.raw`(?:(?:rua|avenida|travessa|alameda|estrada|rodovia|praca|largo)\s|(?:r|av|tv|al)(?:\.\s?|\s))`
/** Matches the words that may precede a street at the beginning. */
const alone = new RegExp(
  String.raw`^(?:(?:e|eh|moro|fica|resido|aqui|eu|na|no|meu endereco|endereco)[\s,:]+)*(?=${kind}[a-z\d])`,
)
const unknown =
  /\b(?:nao|n|num) (?:sei|sabe(?:mos)?|lembro|tenho|faco ideia|me lembro)\b|\besqueci\b|\bso sei (?:a rua|que)\b|\bde cor (?:nao|n)\b|\bsei (?:o |meu )*cep nao\b|\bcep (?:eu )?(?:nao|n) (?:sei|lembro)\b/
const wholeCep = /\d{5}[-\s]?\d{3}|\d{2}\.\d{3}-?\d{3}/
/** Matches a kind of street and a word of its name; not 'A rua é de terra', 'a rua onde moro' */
const withName = String.raw`${kind}(?!(?:e|eh|que|onde|aqui|nao|tem|fica|sem)\b)[a-z\d]`
const aName = new RegExp(`^${withName}`)
const within = new RegExp(String.raw`(^|[\s,.;:])(?=${withName})`)
/** Matches 'Já falei: Rua das Palmeiras', 'pode ser pela rua? é rua das Palmeiras' */
const ledTo = new RegExp(String.raw`([:.?!]\s+(?:(?:e|eh|na|a|moro na)\s+)?)(?=${withName})`)

/** Splits off the parts after the street: a door, a neighbourhood, a city, a state. */
function partsOf(said: Said): Said[] {
  const parts: Said[] = []
  let from = 0
  for (const { index, 0: sign } of said.plain.matchAll(between)) {
    parts.push(part(said, from, index))
    from = index + sign.length
  }
  return [...parts, part(said, from)].map(trimmed).filter(({ plain }) => plain !== '')
}

/** Splits before a house number. One after the kind of street belongs to its name: 'rua 15 de novembro 35' */
const between =
  /\s*[,;/\n]\s*|(?<=[a-z]{3})(?<!\b(?:cel|mal|gen|profa?|eng|brig|sen|cap|ten|maj|pres|gov|dra|sta|sto))[.!?]+(?:\s+|$)|\s+(?=(?:perto|proximo|em frente|do lado|ao lado|atras|esquina) )|\s+[-–]\s+|\s+(?:(?:ali|la|aqui) )?(?:em|na cidade de|no municipio de|cidade de|(?:n?o )?[cs]entro d[eo])\s+|(?<!\b(?:rua|r\.?|avenida|av\.?|travessa|praca))\s+(?:n\.? ?|numero )?(?=\d+[a-z]?(?:\s|,|$))/g

/** Matches the beginning of '35 centro Ribeirão Preto' */
const doorAndCentre = /^(?:\d+[a-z]?\s+)?(?:no )?centro(?: d[eo])?(?:\s+(?!hist[óo]rico|sul|norte|leste|oeste|velho)|$)/
/** Whether a text may be a city: neither a number nor a state, nor a question. */
const isCity = (plain: string) => !noCity.test(plain)
const noCity =
  /^(?:|\d.*|[a-z]{2}|brasil|(?:onde|que|minha|meu|la|ali|aqui|acha|procura|ve|voces?|vcs?|da|pode|posso|tem|como|serve|sera|consegu\w+)\b.*|(?:bairro|apto?|apartamento|casa|bloco|cep|perto|proximo|em frente|do lado|ao lado|atras|esquina)\b.*|.*\b(?:cep|sei|lembro)\b.*|.*\?.*)$/

const courtesy = /[\s,]+(?:por favor|pfv|pf|obrigad[oa]|vlw|valeu)[\s.!]*$/i
const leadIn = /^(?:(?:e|eh|fica|em|na|cidade|de|moro|aqui)[\s,:]+)*/
const aCity = /^[a-z][a-z\s,/'-]{2,60}$/
