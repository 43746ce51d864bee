import { isPhone } from '../api/contract/values/isPhone.ts'
import { isCpf } from '../api/contract/values/cpfAndCnpj.ts'
import type { Key, Value } from '../content/questions/answers.ts'
import { findAnswerLabels } from './findAnswerLabels.ts'
import { isYesNo, readValue, type Open, type World } from './readValue.ts'
import { namesStreaming } from './plans/streamingWords.ts'
import { onlyFillers } from './onlyFillers.ts'
import { part, trimmed, without, type Said } from './normalizeText.ts'
import type { Found } from './values/readerResult.ts'
import { hasUsualName, looksLikeName } from './values/name.ts'

/** A value found in a sentence; `isBare` where only the count of its digits says what it is. */
export type Candidate = { key: Key; value: Value; isBare?: boolean }
export type Gathered = {
  found: Candidate[]
  reasons: { key: Key; reason: Extract<NonNullable<Found>, { reason: unknown }>['reason'] }[]
  left: Said[]
}

/** All the values that a sentence names: after their labels, by their own looks, and as the answer to the open question. */
export function gatherValues(said: Said, ask: Open, world: World): Gathered {
  const all: Gathered = { found: [], reasons: [], left: [] }
  const whole = ask && readValue(ask, said, world)
  if (ask && isComplete(whole)) return houseBeside(take(all, ask, whole), whole, ask, world)
  const labels = findAnswerLabels(said, ask)
  const loose = [part(said, 0, labels[0]?.from ?? said.plain.length)]
  for (const [at, { key, from, to }] of labels.entries()) {
    const words = unjoined(part(said, to, labels[at + 1]?.from ?? said.plain.length))
    const isNamed = !weakLabel.test(said.plain.slice(from, to))
    const isOfOther =
      (key === 'number' && byLooks(words, ask).found.length > 0) ||
      (key === 'name' && !isNamed && !looksLikeName(words))
    const read = isOfOther ? null : (readValue(key, words, world, isNamed) ?? readFirst(key, words, world, isNamed))
    if (read === null) loose.push(part(said, from, labels[at + 1]?.from ?? said.plain.length))
    else {
      take(all, key, read)
      if ('rest' in read && read.rest) loose.push(read.rest)
    }
  }
  for (const words of loose) ofLoose(all, unjoined(words), ask, world)
  return all
}

export const isComplete = (read: Found) => read !== null && 'value' in read && (!read.rest || onlyFillers(read.rest))

function take(all: Gathered, key: Key, read: Found, isBare = false): Gathered {
  if (read && 'value' in read) all.found.push({ key, value: read.value, isBare })
  else if (read) all.reasons.push({ key, reason: read.reason })
  return all
}

/** A house beside its number has no other door: '35 casa'. */
function houseBeside(all: Gathered, read: Found, ask: Open, world: World): Gathered {
  const rest = ask === 'number' && read && 'value' in read ? read.rest : undefined
  const door = rest && aHouse.test(rest.plain) ? readValue('complement', rest, world) : null
  return isComplete(door) ? take(all, 'complement', door) : all
}

const aHouse = /^[\s,.;-]*(?:(?:e|eh|uma|so|moro|em|numa|aqui) )*casa\b/

/** Words without a label: the open question's answer, values that can be nothing else, and what stands beside them. */
function ofLoose(all: Gathered, words: Said, ask: Open, world: World) {
  if (onlyFillers(words) && !isYesNo(ask) && ask !== 'schedule') return
  const isOpen = !all.found.some(({ key }) => key === ask)
  const isOfOther = ask === 'number' && byLooks(words, ask).found.length > 0
  const read = ask && isOpen && !isOfOther ? readValue(ask, words, world) : null
  if (ask && read && 'value' in read) {
    take(all, ask, read)
    if (read.rest) beside(all, read.rest, ask, world)
    return
  }
  const { found, rest } = byLooks(words, ask)
  if (found.length === 0 || (read && found.every(([key, one]) => (key === ask && key === 'email') || isDigits(one)))) {
    if (ask && read) take(all, ask, read)
    else beside(all, words, ask, world)
    return
  }
  for (const [key, one] of found) take(all, key, readValue(key, one, world, true), isDigits(one) || key === 'birthDate')
  const again =
    ask && isOpen && !onlyFillers(rest) && !found.some(([key]) => key === ask) ? readValue(ask, rest, world) : null
  if (ask && isComplete(again)) take(all, ask, again)
  else beside(all, rest, ask, world)
}

/** 'Sou casada' and 'mãe solteira' begin as names do. */
const weakLabel = /^(e |a |eu )*((minha )?(mae|mamae)|sou|aqui)\b(?!.*(:|\b(e|eh|chama)\b))/

/** A name goes to the comma, or to the words that go on. */
function readFirst(key: Key, words: Said, world: World, isNamed: boolean): Found {
  const end =
    /\s*[,;\n]|\s+(e|moro|nasci|meu|minha|pai|tenho|sou|com|quero|resido|mas)[\s:]|\s*\(?\d/.exec(words.plain)?.index ??
    0
  if (end === 0 || (key !== 'name' && key !== 'motherName')) return null
  const read = readValue(key, part(words, 0, end), world, isNamed)
  return read && 'value' in read ? { ...read, rest: part(words, end) } : read
}

/** Without the words that lead on to the next label. */
const unjoined = (words: Said) =>
  part(
    words,
    0,
    /((?<!\b(bloco|bl|torre|ala|quadra|lote))[\s,;]+(e|mas|com|o|a|meu|minha|tambem|ja))*[\s,;]*$/.exec(words.plain)
      ?.index,
  )

/** What follows an address or a bank: the number and the complement, the bank of an account. */
function beside(all: Gathered, words: Said, ask: Open, world: World) {
  if (onlyFillers(words) || (addressed.has(ask) && streetAlone.test(words.plain))) return
  for (const key of keysBeside(all, words, ask)) {
    if (all.found.some((one) => one.key === key)) continue
    const read = readValue(key, words, world)
    if (
      !read ||
      !('value' in read) ||
      (key === 'complement' && typeof read.value === 'string' && /^\d+$/.test(read.value))
    )
      continue
    if (read.value === '' && !/\bcasa\b/.test(words.plain)) continue
    if (read.value !== '' || all.found.some((one) => one.key === 'number')) take(all, key, read)
    if (read.rest) beside(all, read.rest, ask, world)
    return
  }
  const { found, rest } = byLooks(words, ask)
  if (found.length === 0) {
    const name =
      all.found.length > 0 && pastedBeside.has(ask) && hasUsualName(words) ? readValue('name', words, world) : null
    if (isComplete(name)) take(all, 'name', name)
    else if (namesStreaming(words.plain) || !harmless.test(words.plain.replace(/^[\s,.;:-]+|[\s,.;:-]+$/g, '')))
      all.left.push(words)
    return
  }
  for (const [key, one] of found) take(all, key, readValue(key, one, world, true), isDigits(one) || key === 'birthDate')
  beside(all, rest, ask, world)
}

/** A flat at the number's question, and a plan anywhere, say what they are. */
const keysBeside = ({ found }: Gathered, { plain }: Said, ask: Open): readonly Key[] =>
  ask !== 'plan' && /\bplano\b/.test(plain)
    ? ['plan']
    : /^\W*(vencimento |todo )?dia \d\d?$/.test(plain) && found.length > 0
      ? ['dueDate']
      : found.length > 0 && byBill.test(plain)
        ? ['directDebit']
        : found.length > 0 || (ask === 'number' && /\b(apto?|ap|apartamento|bloco|torre|sala)\b.*\d/.test(plain))
          ? ((ask && neighbours[ask]) ?? [])
          : []

/** How one pays, told beside something else. */
const byBill =
  /^\W*((e|eu|no|via|por|pelo|com|em|quero|pagamento|pode ser|prefiro)\W+)*(boleto|debito automatico)( bancario)?\W*$/

/** What goes with an answer and changes nothing of it. */
const harmless =
  /^\((?!d[aoe]s? )([^()\d]|\d\d anos)*\)$|^(e |mas )?(quero|queria|gostaria|todo mundo|que deus|falar)\b\D*$|^(quadra|qd|casa) \w{1,3}$|< ?>$|^[^\d?@]+[-/,]\s?[a-z]{2}(\W+brasil)?$/

/** A street beside what its CEP says already. */
const streetAlone = /^(na |a )?(rua|r\.|av\.?|avenida|travessa|estrada|rodovia) [^\d?]+$/
const addressed = new Set<Open>(['cep', 'number', 'complement'])

/** Where a list of everything is pasted: a usual name in it is the visitor's. */
const pastedBeside = new Set<Open>(['cep', 'number', 'complement', 'phone', 'email'])

const neighbours: { [K in Key]?: readonly Key[] } = {
  cep: ['number', 'complement'],
  number: ['complement'],
  bank: ['bank'],
  agency: ['bank'],
  account: ['bank'],
  directDebit: ['bank'],
  dueDate: ['directDebit'],
  block: ['lot'],
  city: ['state'],
  street: ['number', 'complement'],
}

const looks: [Key, RegExp][] = [
  ['email', /[^\s,;:()<>"]+@[^\s,;:()<>"]+/],
  ['document', /(?<![\d.])\d{3}\.\d{3}\.\d{3}[-\s.]?\d{2}(?!\d)/],
  ['document', /(?<![\da-z.])[\da-z]{2}\.[\da-z]{3}\.[\da-z]{3}\/[\da-z]{4}-?\d{2}(?!\d)/],
  ['birthDate', /(?<![\d/.-])\d{1,2}[/.-]\d{1,2}[/.-](19\d\d|200\d)(?![\d/-])/],
  ['cep', /(?<![\d.-])(?<!\d\s)\d{2}\.?\d{3}-\d{3}(?![\d-])/],
  ['phone', /(?<![\d.])(\+?55\s?)?\(\d{2}\)\s?9?\s?\d{4}[-\s.]?\d{4}(?!\d)/],
  ['phone', /(?<![\d.])(?<!\d\s)(\+?55\s?)?\d{2}[\s-]9\s?\d{4}[-\s]?\d{4}(?!\d)/],
  ['phone', /(?<![\d.])\d{2}9\d{4}-?\d{4}(?!\d)/],
  ['document', /(?<![\d.])\d{11}(?!\d)/],
]

const isDigits = ({ plain }: Said) => /^\d+$/.test(plain)

/** Values that are known by how they are written, and the words without them. */
function byLooks(words: Said, ask: Open): { found: [Key, Said][]; rest: Said } {
  const found: [Key, Said][] = []
  let rest = words
  for (const [key, look] of looks) {
    if (key === 'birthDate' && ask === key) continue
    for (let hit = look.exec(rest.plain); hit; hit = look.exec(rest.plain)) {
      const one = part(rest, hit.index, hit.index + hit[0].length)
      const own = ownKind(key, one.plain, ask)
      if (own) found.push([own, one])
      rest = without(rest, hit.index, one.plain.length, own ? ' , ' : '#'.repeat(one.plain.length))
    }
  }
  return { found, rest: trimmed(rest) }
}

/** Eleven digits may be a telephone and a CPF: they are what is asked, or what only they can be. */
function ownKind(key: Key, plain: string, ask: Open): Key | null {
  if (key === 'birthDate' && ask === 'motherName') return null
  const digits = plain.replace(/\D/g, '')
  if (digits.length !== 11 || /[.()/@a-z]/.test(plain)) return key
  if (isPhone(digits) && isCpf(digits)) return ask === 'phone' || ask === 'document' ? ask : null
  return isPhone(digits) ? 'phone' : isCpf(digits) ? 'document' : null
}
