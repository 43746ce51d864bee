import { featuresOf, pairsOf } from '../../src/understanding/meaning/lineFeatures.ts'
import { meantLines, type MeantLine } from './meantLines.ts'
import { acceptingWeights, agreeingWeights, answeringWeights, askingWeights, denyingWeights } from './replyWeights.ts'
import { signs } from '../../src/understanding/meaning/rankMeanings.ts'
import { normalized } from '../../src/understanding/line/normalizeText.ts'

/** The least information per character for a word and a pair to be kept. Unknown words make a line less sure. */
const [least, leastOfPairs] = [2.35, 5.6]

/** The file of words and meanings. The same lines give the same file. */
export function meaningsFile(): string {
  const lines = meantLines()
  const ids = idsOf(lines)
  return `/** Counts that 'npm run train' makes from labelled lines. rankMeanings.ts reads them. */\nexport const counts = \`${packed(lines, ids)}\`\nexport const places = \`${packedPlaces(lines, ids)}\`\nexport const asking = \`${askingWeights(lines)}\`\nexport const answering = \`${answeringWeights()}\`\nexport const agreeing = \`${agreeingWeights()}\`\nexport const denying = \`${denyingWeights()}\`\nexport const accepting = \`${acceptingWeights()}\`\n`
}

/** The commonest meaning, then always the one that shares most words with the last: 2 kB less than by name. */
function idsOf(lines: readonly MeantLine[]): string[] {
  const said = [...Map.groupBy(lines, ({ id }) => id)].toSorted(
    ([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1),
  )
  let left = said.map(([id, own]) => ({ id, words: wordsIn(own) }))
  const ids: string[] = []
  while (left[0]) {
    const [last, ...rest] = left
    ids.push(last.id)
    const likeness = new Map(rest.map((one) => [one, sharedPart(last.words, one.words)]))
    left = rest.toSorted((one, other) => (likeness.get(other) ?? 0) - (likeness.get(one) ?? 0))
  }
  return ids
}

const wordsIn = (own: readonly MeantLine[]) => new Set(own.flatMap(({ text }) => featuresOf(normalized(text).plain)))

function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...other].filter((word) => one.has(word)).length
  return shared / (one.size + other.size - shared)
}

function packed(lines: readonly MeantLine[], ids: readonly string[]): string {
  if (ids.length > signs.length) throw new Error(`There are signs for ${signs.length} meanings, not for ${ids.length}`)
  const features = new Map<string, number[]>()
  for (const { id, text } of lines)
    for (const feature of [...featuresOf(normalized(text).plain), ...pairsOf(normalized(text).plain)])
      features.set(feature, [...(features.get(feature) ?? []), ids.indexOf(id)])
  const shares = ids.map((id) => lines.filter((line) => line.id === id).length / lines.length)
  const kept = [...features]
    .map(([feature, places]): [string, number[]] => [feature, withoutChance(places, shares)])
    .filter(([, places]) => places.some((at) => ids[at] !== 'answer'))
    .filter(
      ([feature, places]) => told(places, shares) > leastOf(feature) * (feature.length + 1 + signed(places).length),
    )
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [
    `${lines.length} ${ids.join(' ')}`,
    kept.map(([feature]) => feature).join(' '),
    ...kept.map(([, places]) => signed(places)),
  ].join('\t')
}

const leastOf = (feature: string) => (feature.includes('_') ? leastOfPairs : least)

/** How far a word's meanings differ from those of all lines, times its lines. */
const told = (places: readonly number[], shares: readonly number[]) =>
  places.reduce((sum, at) => {
    const own = places.filter((one) => one === at).length / places.length
    return sum + Math.log(own / (shares[at] ?? 1))
  }, 0)

/** Drops meanings with one line of a word, if chance explains it with 2 % or more. */
const withoutChance = (places: readonly number[], shares: readonly number[]) =>
  places.filter(
    (at, nth) =>
      places.indexOf(at) !== nth || places.lastIndexOf(at) !== nth || places.length * (shares[at] ?? 1) < 0.02,
  )

/** Encodes meanings as steps and roots of counts, a fifth smaller for as many lines named rightly. */
const signed = (places: readonly number[]) =>
  [
    ...Map.groupBy(
      places.toSorted((a, b) => a - b),
      (at) => at,
    ),
  ]
    .map(([at, same], nth, all) => [at - (all[nth - 1]?.[0] ?? 0), Math.round(Math.sqrt(same.length)) - 1] as const)
    .map(([behind, more]) => `${signs[behind]}${signs[0]?.repeat(more)}`)
    .join('')

/** Each place, followed by the meanings of the lines said there. */
function packedPlaces(lines: readonly MeantLine[], ids: readonly string[]): string {
  const placed = lines.filter(({ place }) => place !== undefined)
  return [...Map.groupBy(placed, ({ place }) => place)]
    .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))
    .map(([place, said]) => `${place} ${signed(said.map(({ id }) => ids.indexOf(id)))}`)
    .join('\t')
}
