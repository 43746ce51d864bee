import type { Key } from '../content/questions/answers.ts'
import { cepTalkTexts } from '../content/texts/cepTalkTexts.ts'
import type { Funnel } from '../funnel/state.ts'
import { commandIn } from './commands.ts'
import { normalized as plainly, part, trimmed, type Said } from './normalizeText.ts'
import type { Line } from './understandingTypes.ts'

/** A street that is named where its CEP is asked, with its city if that is named too. */
export type StreetNamed = { street: string; city: string | null }

/** The street in words such as 'Rua das Palmeiras, 35, Ribeirão Preto' or 'não sei o cep, moro na av brasil em Recife'. */
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

/**
 * The street beside that its CEP is not known, one with its city or number, or the one from before whose city is told
 * that was asked for. What else was `read` of the line is at most of that address.
 */
export function streetBeside({ funnel, key, text, plain, talk }: Line, read: readonly Key[]): StreetNamed | null {
  if (key !== 'cep' || read.some((each) => !ofAddress.has(each))) return null
  const named = streetNamed(text)
  if (named && (unknown.test(plain) || ((named.city !== null || read.join() === 'number') && !text.includes('?'))))
    return named
  return talk || read.length > 0 || commandIn(plain) ? null : cityTold(funnel, text)
}

/** What stands after words that lead to it. */
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

/** Where a street begins that is named beside that its CEP is not known, or after a word that leads to it. */
function beside(plain: string): number | null {
  const found = unknown.test(plain) ? within.exec(plain) : ledTo.exec(plain)
  return found ? found.index + (found[1] ?? '').length : null
}

const kind = String.raw`(?:(?:rua|avenida|travessa|alameda|estrada|rodovia|praca|largo)\s|(?:r|av|tv|al)(?:\.\s?|\s))`
/** The street itself, maybe after words that lead to it. */
const alone = new RegExp(
  String.raw`^(?:(?:e|eh|moro|fica|resido|aqui|eu|na|no|meu endereco|endereco)[\s,:]+)*(?=${kind}[a-z\d])`,
)
const unknown =
  /\b(?:nao|n|num) (?:sei|sabe(?:mos)?|lembro|tenho|faco ideia|me lembro)\b|\besqueci\b|\bso sei (?:a rua|que)\b|\bde cor (?:nao|n)\b|\bsei (?:o |meu )*cep nao\b|\bcep (?:eu )?(?:nao|n) (?:sei|lembro)\b/
const wholeCep = /\d{5}[-\s]?\d{3}|\d{2}\.\d{3}-?\d{3}/
/** A kind of street and a word of its name. 'A rua é de terra' and 'a rua onde moro' name none. */
const withName = String.raw`${kind}(?!(?:e|eh|que|onde|aqui|nao|tem|fica|sem)\b)[a-z\d]`
const aName = new RegExp(`^${withName}`)
const within = new RegExp(String.raw`(^|[\s,.;:])(?=${withName})`)
/** 'Já falei: Rua das Palmeiras', 'pode ser pela rua? é rua das Palmeiras' */
const ledTo = new RegExp(String.raw`([:.?!]\s+(?:(?:e|eh|na|a|moro na)\s+)?)(?=${withName})`)

/** The street, and what follows it: a door, a neighbourhood, a city, a state. */
function partsOf(said: Said): Said[] {
  const parts: Said[] = []
  let from = 0
  for (const { index, 0: sign } of said.plain.matchAll(between)) {
    parts.push(part(said, from, index))
    from = index + sign.length
  }
  return [...parts, part(said, from)].map(trimmed).filter(({ plain }) => plain !== '')
}

/** A number after the kind of street is of its name: 'rua 15 de novembro 35'. */
const between =
  /\s*[,;/\n]\s*|(?<=[a-z]{3})(?<!\b(?:cel|mal|gen|profa?|eng|brig|sen|cap|ten|maj|pres|gov|dra|sta|sto))[.!?]+(?:\s+|$)|\s+(?=(?:perto|proximo|em frente|do lado|ao lado|atras|esquina) )|\s+[-–]\s+|\s+(?:(?:ali|la|aqui) )?(?:em|na cidade de|no municipio de|cidade de|(?:n?o )?centro d[eo])\s+|(?<!\b(?:rua|r\.?|avenida|av\.?|travessa|praca))\s+(?:n\.? ?|numero )?(?=\d+[a-z]?(?:\s|,|$))/g

/** '35 centro Ribeirão Preto' */
const doorAndCentre = /^(?:\d+[a-z]?\s+)?(?:no )?centro(?: d[eo])?(?:\s+(?!hist[óo]rico|sul|norte|leste|oeste|velho)|$)/
/** Neither a door nor a state, nor something that is asked. */
const isCity = (plain: string) =>
  !/^(?:|\d.*|[a-z]{2}|brasil|(?:onde|que|minha|meu|la|ali|aqui|acha|procura|ve|voces?|vcs?|da|pode|posso|tem|como|serve|sera|consegu\w+)\b.*|(?:bairro|apto?|apartamento|casa|bloco|cep|perto|proximo|em frente|do lado|ao lado|atras|esquina)\b.*|.*\b(?:cep|sei|lembro)\b.*|.*\?.*)$/.test(
    plain,
  )

const courtesy = /[\s,]+(?:por favor|pfv|pf|obrigad[oa]|vlw|valeu)[\s.!]*$/i
const leadIn = /^(?:(?:e|eh|fica|em|na|cidade|de|moro|aqui)[\s,:]+)*/
const aCity = /^[a-z][a-z\s,/'-]{2,60}$/
