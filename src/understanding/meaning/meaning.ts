import { featuresOf } from './features.ts'
import { weights } from './weights.ts'

/** What a line may mean: the id of a question of the table, or a kind of talk after 'talk:'. 1 is certain. */
export type Meaning = { id: string; sure: number }

/** A feature, and for some meanings, by their place, how much it speaks for each. */
type Learned = { ids: readonly string[]; features: Map<string, readonly [number, number][]> }
let learned: Learned | null = null

/** What a line may mean, the likeliest first. Words that nobody taught make it less sure. */
export function meaningsOf(text: string): Meaning[] {
  learned ??= unpacked()
  const { ids, features } = learned
  const all = featuresOf(text)
  const known = all.flatMap((feature) => features.get(feature) ?? [])
  const count = all.filter((feature) => features.has(feature)).length
  if (count === 0) return []
  const scores = ids.map(() => 0)
  for (const [at, weight] of known) scores[at] = (scores[at] ?? 0) + weight / Math.sqrt(count)
  const most = Math.max(...scores)
  const odds = scores.reduce((sum, score) => sum + Math.exp(score - most), 0)
  const share = Math.sqrt(count / all.length)
  return ids
    .map((id, at) => ({ id, sure: (share * Math.exp((scores[at] ?? 0) - most)) / odds }))
    .toSorted((a, b) => b.sure - a.sure)
}

/** Each feature stands before pairs of signs: which meaning, and tenths of its weight. */
function unpacked(): Learned {
  const [ids = '', ...lines] = weights.split('\t')
  const features = lines.map((line): [string, [number, number][]] => {
    const [feature = '', signs = ''] = line.split(' ')
    return [feature, (signs.match(/../gs) ?? []).map((pair) => [numberOf(pair[0]), (numberOf(pair[1]) - zero) / 5])]
  })
  return { ids: ids.split(' '), features: new Map(features) }
}

/** Signs from '#' on, without those that a string in code has to escape. */
export const signs = Array.from({ length: 256 }, (_, at) => String.fromCharCode(at + 35)).filter(
  (sign) => /^[#-~¡-ÿ]$/.test(sign) && !'\\`$'.includes(sign) && sign !== '\u00ad',
)
export const zero = 40
const numberOf = (sign = '') => signs.indexOf(sign)
