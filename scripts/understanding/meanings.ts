import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shortQuestions } from '../../src/content/faq/shortQuestions.ts'
import { everyEntry } from '../../src/content/faq/everyEntry.ts'
import { featuresOf, pairsOf } from '../../src/understanding/meaning/lineFeatures.ts'
import { corpus, type Row } from './corpus.ts'
import { signs } from '../../src/understanding/meaning/rankMeanings.ts'
import { normalized } from '../../src/understanding/normalizeText.ts'

/** A line, and the question of the table or the kind of talk that it is. */
export type MeantLine = { id: string; text: string }

/** What stands in more lines than these says nothing, and so does what tells less of their meanings. */
const [most, least] = [600, 12.8]

const folder = join(import.meta.dirname, '../../tests/understanding/meant')

/**
 * Phrasings of each question: of the table, at an open question, and collected ones; and answers, which ask nothing.
 */
export const meantLines = (): MeantLine[] => [
  ...corpus().flatMap(({ text, expect }) => (isAnswer(expect) ? [{ id: 'answer', text }] : [])),
  ...everyEntry.flatMap(({ id, question, alike }) => [question, ...alike].map((text) => ({ id, text }))),
  ...Object.values(shortQuestions).flatMap((phrases) =>
    Object.entries(phrases).flatMap(([id, texts]) => texts.split(';').map((text) => ({ id, text }))),
  ),
  ...readdirSync(folder)
    .filter((file) => file !== asked)
    .toSorted()
    .flatMap((file) => rowsOf(file).map(lineOf)),
  ...askedLines(),
]

/** What was asked or said where: a line with the place of an order it was said at. */
const asked = 'asked.txt'
const askedLines = (): (MeantLine & { place: string })[] =>
  rowsOf(asked).map((row) => {
    const [place = '', ...line] = row.split('\t')
    return { place, ...lineOf(line.join('\t')) }
  })
const rowsOf = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)

const isAnswer = (expect: Row['expect']) =>
  [expect].flat().every(({ answers, topic }) => answers !== undefined && topic === undefined)

function lineOf(row: string): MeantLine {
  const [id = '', text = ''] = row.split('\t')
  return { id, text }
}

/** The file of how some lines put what they mean. The same lines give the same file. */
export function meaningsFile(lines: readonly MeantLine[] = meantLines()): string {
  return `/** What 'npm run train' has counted in lines that mean something, and what is meant at each place of an order, as rankMeanings.ts reads them. */\nexport const counts = \`${packed(lines)}\`\nexport const places = \`${packedPlaces(idsOf(lines))}\`\n`
}

/** The commonest meaning, and after each the one whose lines share most words with its own: 2 kB less than by name. */
function idsOf(lines: readonly MeantLine[]): string[] {
  const said = [...Map.groupBy(lines, ({ id }) => id)].toSorted(
    ([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1),
  )
  const words = (own: readonly MeantLine[]) => new Set(own.flatMap(({ text }) => featuresOf(normalized(text).plain)))
  let left = said.map(([id, own]) => ({ id, words: words(own) }))
  const ids: string[] = []
  while (left[0]) {
    const [last, ...rest] = left
    ids.push(last.id)
    const likeness = new Map(rest.map((one) => [one, sharedPart(last.words, one.words)]))
    left = rest.toSorted((one, other) => (likeness.get(other) ?? 0) - (likeness.get(one) ?? 0))
  }
  return ids
}

function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...other].filter((word) => one.has(word)).length
  return shared / (one.size + other.size - shared)
}

function packed(lines: readonly MeantLine[]): string {
  const ids = idsOf(lines)
  if (ids.length > signs.length) throw new Error(`There are signs for ${signs.length} meanings, not for ${ids.length}`)
  const features = new Map<string, number[]>()
  for (const { id, text } of lines)
    for (const feature of [...featuresOf(normalized(text).plain), ...pairsOf(normalized(text).plain)])
      features.set(feature, [...(features.get(feature) ?? []), ids.indexOf(id)])
  const shares = ids.map((id) => lines.filter((line) => line.id === id).length / lines.length)
  const kept = [...features]
    .filter(([feature, places]) => (feature.includes('_') ? doTell(places) : isKept(places, shares, ids)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [
    `${lines.length} ${ids.join(' ')}`,
    kept.map(([feature]) => feature).join(' '),
    ...kept.map(([, places]) => signed(places)),
  ].join('\t')
}

const isKept = (places: readonly number[], shares: readonly number[], ids: readonly string[]) =>
  places.length < most && told(places, shares) > least && places.some((at) => ids[at] !== 'answer')

/** How unlike those of all lines the meanings are that a word stands in, for as many lines as it stands in. */
const told = (places: readonly number[], shares: readonly number[]) =>
  places.reduce((sum, at) => {
    const own = places.filter((one) => one === at).length / places.length
    return sum + Math.log(own / (shares[at] ?? 1))
  }, 0)

/** Pairs of words are many: those that stand ten times, six of them in one meaning, tell nearly as much as all. */
const doTell = (places: readonly number[]) =>
  places.length > 9 &&
  places.length < most &&
  [...new Set(places)].some((at) => places.filter((one) => one === at).length > 5)

/** A sign for each place of a meaning: how far it stands behind the one before, which packs far smaller. */
const signed = (places: readonly number[]) =>
  places
    .toSorted((a, b) => a - b)
    .map((at, nth, all) => signs[at - (all[nth - 1] ?? 0)])
    .join('')

/** Each place stands before signs: a meaning for each line that was said there. */
function packedPlaces(ids: readonly string[]): string {
  const lines = askedLines()
  return [...new Set(lines.map(({ place }) => place))]
    .toSorted()
    .map((place) => {
      const said = lines.filter((line) => line.place === place).map(({ id }) => ids.indexOf(id))
      return `${place} ${signed(said)}`
    })
    .join('\t')
}
