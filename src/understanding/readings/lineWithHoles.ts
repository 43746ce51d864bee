import { overlap } from './findLabelTokens.ts'
import type { Readable } from './readings.ts'
import type { Span } from './span.ts'
import { stemOf } from './lineTokens.ts'

/** One item of a line in a reading: its word, a more general form, and for a hole its question. */
export type Item = { word: string; general: string; key?: string; stem?: string; classes: readonly string[] }
export const edge: Item = { word: '^', general: '^', classes: [] }

const telling = new Set([',', '?', ';', '.', '!', ':', '-', '%', 'º', 'ª', '/', '(', '+', '"'])
const hole = (word: string, key: string): Item => ({ word, general: word, key, classes: [] })

export const isHole = ({ key }: Item): boolean => key !== undefined && key.startsWith('<') && key !== '<alt>'

/** The line with holes for the taken spans, and signs for their labels: '^ nao e <alt> , e <own> $' */
export function itemsOf(readable: Readable, taken: readonly Span[], question?: string): Item[] {
  const { line, asked } = readable
  const rivals = rivalsOf(readable, taken)
  const items: Item[] = []
  for (let at = 0; at < line.tokens.length;) {
    const span = taken.find(({ from }) => from === at)
    const rival = rivals.find(({ from }) => from === at)
    const label = labelAt(readable, taken, at, question)
    if (span)
      items.push(hole(span.value === null ? '<bad>' : span.key === asked.ask ? '<own>' : '<oth>', `<${span.key}>`))
    else if (rival) items.push(hole('<alt>', '<alt>'))
    else if (label) items.push(label.item)
    else items.push(...plainItem(readable, at))
    at = (span ?? rival ?? label)?.to ?? at + 1
  }
  return items
}

/** Other values of the open question besides the taken one. */
function rivalsOf({ spans, asked }: Readable, taken: readonly Span[]): Span[] {
  if (!taken.some(({ key, value }) => key === asked.ask && value !== null)) return []
  return spans
    .filter(({ key, value }) => key === asked.ask && value !== null)
    .filter((rival) => !taken.some((one) => overlap(one, rival)))
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
}

function labelAt({ labels, asked, line }: Readable, taken: readonly Span[], at: number, question?: string) {
  const label = labels.find(({ from }) => from === at)
  if (!label || (question === undefined && taken.length === 0) || taken.some((one) => overlap(one, label))) return null
  const isOwn = question === undefined ? taken.some(({ key }) => key === label.key) : label.key === question
  const word = isOwn ? 'L=' : question === undefined && label.key === asked.ask ? 'Lask' : 'L!'
  const classes = line.tokens.slice(label.from, label.to).map((token) => token.word)
  return { to: label.to, item: { word, general: word, key: `L${label.key}`, classes } }
}

function plainItem({ line }: Readable, at: number): Item[] {
  const token = line.tokens[at]
  if (!token || (token.kind === 'sign' && !telling.has(token.word))) return []
  const { word, classes, kind } = token
  const stem = stemOf(word)
  return [{ word, general: classes[0] ?? (kind === 'word' ? stem : word), stem, classes }]
}

/** The n-grams of a line up to three items; with `isNear`, those of three only next to a hole. */
export function gramsOf(items: readonly Item[], isNear: boolean): string[] {
  const all = [edge, ...items, { ...edge, word: '$', general: '$' }]
  return all.flatMap((third, at) => {
    const [first, second] = [all[at - 2], all[at - 1]]
    if (!second) return []
    const isEnd = at === all.length - 1
    const single = isEnd ? [] : [`1${third.general}`, ...third.classes.map((each) => `1${each}`)]
    const stem = !isEnd && third.stem && third.stem !== third.general ? [`1~${third.stem}`] : []
    const pairs = [`2${second.word} ${third.word}`, `2${second.general} ${third.general}`]
    const near = first && (!isNear || isHole(first) || isHole(second) || isHole(third))
    const threes = near ? [`3${first.general} ${second.general} ${third.general}`] : []
    return [...single, ...stem, ...pairs, ...threes]
  })
}
