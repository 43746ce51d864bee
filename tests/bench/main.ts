import { parseArgs } from 'node:util'
import { builtProduct } from '../support/builtProduct.ts'
import { launchChromium } from '../../scripts/run/chromium.mjs'
import { person } from '../support/person.ts'
import { coldVisit, median, twelveAnswers, twelvePasted, type Figures, type Talker } from './measure.ts'
import { barePage } from './barePage.ts'

/** Measures the built conversation and a bare page in one run. Fails if the conversation costs too much more. */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)

const answers = { ...person, directDebit: 'boleto', plan: 'o mais barato' }

const said = (messages: number) =>
  Array.from({ length: messages / 2 }, (_, index) => ({
    after: 'cep',
    said: `Mensagem ${index}?`,
    reply: `Resposta ${index}.`,
    kind: 'side',
  }))
const ours = (address: string): Talker => ({
  address: () => `${address}/chat`,
  remember: (messages) =>
    messages ? { 'order-1': JSON.stringify({ thread: 'bench', flow: 'order', asides: said(messages) }) } : {},
  answers,
})
const bare = (address: string): Talker => ({
  address: (messages) => `${address}/?messages=${messages}`,
  answers: { resposta: 'uma resposta' },
})

type Row = { name: string; key: keyof Figures; most: number; messages?: number }
/** The limit of each row as a multiple of the bare page. Rows without a limit are only reported. */
const rows: Row[] = [
  { name: 'first question visible, ms', key: 'visible', most: 1 },
  { name: 'engine ready, ms', key: 'engine', most: 1 },
  { name: 'received until then, kB', key: 'kilobytes', most: Infinity },
  { name: 'scripts until then', key: 'requests', most: Infinity },
  { name: 'next question painted, answer pasted, ms', key: 'pasted', most: 1.6 },
  ...[0, 200, 1000].flatMap((messages): Row[] => [
    { name: 'next question painted, ms', key: 'painted', most: 1.6, messages },
    { name: 'able to take the next answer, ms', key: 'ready', most: 1.6, messages },
    { name: 'main thread for twelve answers, ms', key: 'mainThread', most: 2.2, messages },
    { name: 'style recalculations', key: 'styles', most: Infinity, messages },
    { name: 'elements in the page', key: 'elements', most: Infinity, messages },
  ]),
]

/** The same for a talk that begins with a thousand messages. */
const long: { name: string; key: keyof Figures; most: number }[] = [
  { name: 'next question painted', key: 'painted', most: 1.25 },
  { name: 'able to take the next answer', key: 'ready', most: 1.25 },
  { name: 'main thread', key: 'mainThread', most: 1.25 },
  { name: 'elements in the page', key: 'elements', most: 2 },
]

type Side = 'ours' | 'bare'
const measured: Record<Side, Map<string, number[]>> = { ours: new Map(), bare: new Map() }
const idOf = ({ key, messages }: Pick<Row, 'key' | 'messages'>) => `${key} ${messages ?? ''}`

const browser = await launchChromium()
const [sale, floor] = [await builtProduct(4397), await barePage(4398)]
for (let run = 1; run <= runs; run++) {
  await measure('ours', ours(sale.address))
  await measure('bare', bare(floor.address))
  console.log(`run ${run} of ${runs}`)
}
await browser.close()
await Promise.all([sale.stop(), floor.stop()])
report()
reportLong()

async function measure(side: Side, talker: Talker) {
  note(side, await coldVisit(browser, talker))
  note(side, await twelvePasted(browser, talker))
  for (const messages of [0, 200, 1000]) note(side, await twelveAnswers(browser, talker, messages), messages)
}

function note(side: Side, figures: Partial<Figures>, messages?: number) {
  for (const { key } of rows.filter((row) => row.messages === messages)) {
    const figure = figures[key]
    const id = idOf({ key, ...(messages !== undefined && { messages }) })
    if (figure !== undefined) measured[side].set(id, [...(measured[side].get(id) ?? []), figure])
  }
}

function report() {
  console.log(`\n${''.padEnd(52)}${['ours', 'bare', 'ratio', 'at most'].map((head) => head.padStart(9)).join('')}`)
  for (const row of rows) {
    const name = row.messages === undefined ? row.name : `${row.name}, ${row.messages} messages`
    compare(name, figureOf('ours', row), figureOf('bare', row), row.most)
  }
}

function reportLong() {
  console.log(`\n${''.padEnd(52)}${['at 1000', 'at 0', 'ratio', 'at most'].map((head) => head.padStart(9)).join('')}`)
  for (const { name, key, most } of long)
    compare(name, figureOf('ours', { key, messages: 1000 }), figureOf('ours', { key, messages: 0 }), most)
}

function figureOf(side: Side, row: Pick<Row, 'key' | 'messages'>): number {
  return median(measured[side].get(idOf(row)) ?? [])
}

function compare(name: string, figure: number, beside: number, most: number) {
  const ratio = figure / beside
  if (ratio > most) process.exitCode = 1
  const cells = [figure.toFixed(0), beside.toFixed(0), ratio.toFixed(2), most === Infinity ? '' : String(most)]
  console.log(`${name.padEnd(52)}${cells.map((cell) => cell.padStart(9)).join('')}${ratio > most ? '  over' : ''}`)
}
