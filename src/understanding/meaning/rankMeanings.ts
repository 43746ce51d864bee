import { featuresOf, pairsOf } from './lineFeatures.ts'
import { counts, places } from './counts.ts'
import { once } from '../once.ts'

/** A possible meaning: the id of an FAQ entry, or 'talk:' and a kind. 1 is certain. */
export type Meaning = { id: string; sure: number }

/** The number of lines, the meanings, how many lines of each have a feature, and the features of each. */
type Learned = {
  lines: number
  ids: readonly string[]
  features: Map<string, number[]>
  sizes: number[]
  size: number
  /** How often each meaning occurs at each place of an order, and at all of them. */
  places: Map<string, number[]>
  everywhere: readonly number[]
}
let learned: Learned | null = null

/** Whether there are lines of a meaning. */
export const isLearned = (id: string): boolean => (learned ??= unpacked()).ids.includes(id)

/** The possible meanings of a line at a place, the likeliest first. Unknown words lower the odds. */
export function rankMeanings(text: string, place: string | null = null): Meaning[] {
  const from = (learned ??= unpacked())
  const { ids, features } = from
  const all = featuresOf(text)
  const words = all.filter((feature) => features.has(feature))
  if (words.length === 0) return []
  const known = [...words, ...pairsOf(text).filter((pair) => features.has(pair))].map((each) => weightsOf(each, from))
  const here = place === null ? [] : nearnessAt(place, from)
  const scores = ids.map((_, at) => known.reduce((sum, weights) => sum + (weights[at] ?? 0), here[at] ?? 0))
  const most = Math.max(...scores)
  const odds = scores.reduce((sum, score) => sum + Math.exp(score - most), 0)
  const share = Math.sqrt(words.length / all.length)
  return ids
    .map((id, at) => ({ id, sure: (share * Math.exp((scores[at] ?? 0) - most)) / odds }))
    .toSorted((a, b) => b.sure - a.sure)
}

/** Added to each feature's count in each meaning. */
const smoothing = 0.2
/** Divides the scores, because the words of a line are not independent. */
const tied = 7
/** Weight of pairs, which repeat their single words. */
const repeated = 0.7

/** Average lines added to each place. */
const spread = 5

/** How much likelier each meaning is at a place than elsewhere. */
function nearnessAt(place: string, { places: known, everywhere }: Learned): number[] {
  const own = known.get(place)
  if (!own) return []
  return once(nearness, place, () => {
    const [mine, all] = [sumOf(own), sumOf(everywhere)]
    return everywhere.map((count, at) => {
      const usual = count / all
      return usual === 0 ? 0 : Math.log(((own[at] ?? 0) + spread * usual) / ((mine + spread) * usual))
    })
  })
}
const nearness = new Map<string, number[]>()

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + (one ?? 0), 0)

/** How much more often a feature occurs in each meaning than in others (naive Bayes). Rare features weigh more. */
const weightsOf = (feature: string, { lines, ids, features, sizes, size }: Learned): number[] =>
  once(weights, feature, () => {
    const own = features.get(feature) ?? []
    const inAll = own.reduce((sum, count) => sum + count, 0)
    const rare = ((feature.includes('_') ? repeated : 1) * Math.log((lines + 1) / (inAll + 1))) / tied
    const spare = smoothing * features.size
    return ids.map((_, at) => {
      const [count, mine] = [own[at] ?? 0, sizes[at] ?? 0]
      const inside = (count + smoothing) / (mine + spare)
      return rare * Math.log((inside * (size - mine + spare)) / (inAll - count + smoothing))
    })
  })
const weights = new Map<string, number[]>()

/** Parses the names of all features, then the counts of each. */
function unpacked(): Learned {
  const [head = '', names = '', ...rows] = counts.split('\t')
  const [lines, ...ids] = head.split(' ')
  const features = names.split(' ').map((name, at): [string, number[]] => [name, counted(rows[at])])
  const sizes = added(ids, features)
  const atPlaces = places.split('\t').map((row): [string, number[]] => {
    const [name = '', all] = row.split(' ')
    return [name, counted(all)]
  })
  return {
    lines: Number(lines),
    ids,
    features: new Map(features),
    sizes,
    size: sumOf(sizes),
    places: new Map(atPlaces),
    everywhere: added(ids, atPlaces),
  }
}

/** Decodes counts: each sign is the distance to the next meaning, and a meaning with n signs has n² lines. */
function counted(all = ''): number[] {
  const own: number[] = []
  let at = 0
  for (const sign of all) {
    at += signs.indexOf(sign)
    own[at] = (own[at] ?? 0) + 1
  }
  return own.map((root) => root * root)
}

const added = (ids: readonly string[], rows: readonly [string, number[]][]) =>
  ids.map((_, at) => rows.reduce((sum, [, own]) => sum + (own[at] ?? 0), 0))

/** Signs from '#' on, except for those that a string literal would escape. */
export const signs = Array.from({ length: 384 }, (_, at) => String.fromCharCode(at + 35)).filter(
  (sign) => /^[#-~¡-ſ]$/.test(sign) && !'\\`$'.includes(sign) && sign !== '\u00ad',
)
