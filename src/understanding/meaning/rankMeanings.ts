import { featuresOf, pairsOf } from './lineFeatures.ts'
import { counts, places } from './counts.ts'
import { once } from '../once.ts'

/** What a line may mean: the id of a question of the table, or a kind of talk after 'talk:'. 1 is certain. */
export type Meaning = { id: string; sure: number }

/** Lines in all, the meanings, in how many lines of each a feature stands, and how many features each has. */
type Learned = {
  lines: number
  ids: readonly string[]
  features: Map<string, number[]>
  sizes: number[]
  size: number
  /** How often each meaning was meant at each place of an order, and at all of them. */
  places: Map<string, number[]>
  everywhere: readonly number[]
}
let learned: Learned | null = null

/** Whether there are lines of a meaning. */
export const isLearned = (id: string): boolean => (learned ??= unpacked()).ids.includes(id)

/** What a line may mean at a place of an order, the likeliest first. Words that nobody taught make it less sure. */
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

/** As if each feature stood in each meaning this often more. */
const smoothing = 0.2
/** So many times less sure than if the words of a line had nothing to do with each other. */
const tied = 7
/** Two words side by side repeat what each of them says. */
const repeated = 0.7

/** As if each place had so many lines more, of what is meant anywhere. */
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

/** How much more often a feature stands in each meaning than in the others (naive Bayes). A rare feature says more. */
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

/** The names of all features stand before the signs of each. */
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

/** How often each meaning is signed: a sign says how far it stands behind the one before; three of one are nine lines. */
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

/** Signs from '#' on, without those that a string in code has to escape. */
export const signs = Array.from({ length: 384 }, (_, at) => String.fromCharCode(at + 35)).filter(
  (sign) => /^[#-~¡-ſ]$/.test(sign) && !'\\`$'.includes(sign) && sign !== '\u00ad',
)
