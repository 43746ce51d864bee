import { contentOf } from './unexplainedTokens.ts'
import { edge, gramsOf, isHole, itemsOf, type Item } from './lineWithHoles.ts'
import { overlap } from './findLabelTokens.ts'
import type { Readable } from './readings.ts'
import type { Span } from './span.ts'
import { spanFeatures } from './spanFeatures.ts'
import { isOf } from './lineTokens.ts'

/** Features for taking spans as answers: the words around them, the remaining words, and each span. */
export function answerFeatures(readable: Readable, taken: readonly Span[]): string[] {
  const items = itemsOf(readable, taken)
  const left = contentOf(readable, taken)
  return [
    ...gramsOf(items, true).map((gram) => `A|${gram}`),
    ...items.flatMap((item, at) => (isHole(item) ? besideHole(items, item, at) : besideNone(readable, item))),
    ...restFeatures(readable, taken, items, left),
    ...taken.flatMap((span) => spanFeatures(readable, span, left.length)).map((feature) => `S|${feature}`),
  ]
}

const besideNone = ({ asked }: Readable, { word, general }: Item) => [
  `A${asked.ask}|1${word}`,
  `A${asked.ask}|1${general}`,
]

function besideHole(items: readonly Item[], { word: own, key }: Item, at: number): string[] {
  const [before, after, second] = [items[at - 1] ?? edge, items[at + 1] ?? edge, items[at - 2] ?? edge]
  return [
    ...around('B', items.slice(0, at), own),
    ...around('F', items.slice(at + 1), own),
    `K${key}|>c${after.general}`,
    `K${key}|<c${before.general}`,
    `A|<${before.word} ${own}`,
    `A|>${after.word} ${own}`,
    `K${key}|<${before.word}`,
    `K${key}|>${after.word}`,
    `K${key}|<<${second.word} ${before.word}`,
    `K${key}|<>${before.general} ${after.general}`,
  ]
}

/** The classes of words anywhere before or after a span. */
const around = (side: string, items: readonly Item[], own: string) =>
  [...new Set(items.flatMap(({ classes, key }) => (key ? [key] : classes)))]
    .filter((each) => !/^(FILL|COP|AND)$/.test(each))
    .map((each) => `A|${side} ${each} ${own}`)

function restFeatures(
  readable: Readable,
  taken: readonly Span[],
  items: readonly Item[],
  left: ReturnType<typeof contentOf>,
): string[] {
  const { line, spans, asked } = readable
  const { ask } = asked
  const mine = taken.find(({ key }) => key === ask)
  const own = mine !== undefined
  const free = spans.filter((span) => span.value !== null && !taken.some((one) => overlap(one, span)))
  const count = Math.min(taken.length, 4)
  const rest = Math.min(left.length, 5)
  const unknown = Math.min(left.filter(({ classes, kind }) => kind === 'word' && classes.length === 0).length, 4)
  const digits = Math.min(left.filter(({ kind }) => kind === 'digits' || kind === 'mail').length, 3)
  const whole = wholeIs(readable, mine)
  const rivals = Math.min(items.filter(({ word }) => word === '<alt>').length, 2)
  const plainly = free.filter(({ isPlain, led, key }) => key !== ask && (isPlain || led === 'own')).length
  const asks = line.said.plain.includes('?')
  return [
    `A|whole ${whole} n${count}`,
    `A|whole ${whole} ${ask}`,
    `A|whole ${whole} rest${Math.min(rest, 2)}`,
    `A|alt${rivals} ${line.tokens.some(isOf('NO'))} ${line.tokens.some(isOf('CORR', 'PAST'))}`,
    `A|long${Math.min(Math.floor(line.tokens.length / 8), 5)} own${own}`,
    `A|left${Math.min(Math.floor(left.length / 3), 6)} own${own}`,
    'A|bias',
    `A|own${own} n${count}`,
    `A|own${own} rest${rest}`,
    `A|ask${ask} own${own}`,
    `A|ask${ask} rest${rest}`,
    `A|unk${unknown} n${count}`,
    `A|dig${digits} own${own}`,
    `A|free-own${Math.min(free.filter(({ key }) => key === ask).length, 2)} own${own}`,
    `A|free-plain${Math.min(plainly, 2)} own${own}`,
    `A|free-any${Math.min(free.length, 3)} n${count}`,
    `A|q${asks} own${own} rest${Math.min(rest, 2)}`,
  ]
}

/** Whether the open question's reader returns the same value for the whole line. */
function wholeIs({ whole }: Readable, mine: Span | undefined): string {
  if (/^(none|bad|part)$/.test(whole)) return whole
  return mine && JSON.stringify(mine.value) === whole ? 'same' : 'other'
}
