import { placed, shapes } from '../../src/ui/art/tileShapes.ts'
import { lightColour } from '../tokens.ts'
import type { Import } from './imports.ts'
import { rooms, type Look, type Room } from './rooms.ts'

type Box = { left: number; top: number; width: number; height: number }

const margin = 40
const header = 118
const column = { width: 214, gap: 26 }
const row = { height: 86, gap: 46 }
const [pageWidth, pageHeight] = [
  margin * 2 + 5 * column.width + 4 * column.gap,
  header + 6 * row.height + 5 * row.gap + 72,
]
const [ink, softInk, brand] = [lightColour('ink'), lightColour('ink-2'), lightColour('brand')]

const looks: Record<Look, { field: string; border: string; text: string; soft: string }> = {
  wiring: { field: brand, border: brand, text: '#ffffff', soft: '#ffffff' },
  sale: { field: lightColour('brand-tint'), border: lightColour('brand-tint'), text: ink, soft: softInk },
  ground: { field: lightColour('surface'), border: lightColour('line-strong'), text: ink, soft: softInk },
  contract: { field: lightColour('tile-sinal'), border: lightColour('tile-sinal'), text: ink, soft: ink },
  server: { field: lightColour('tile-anil'), border: lightColour('tile-anil'), text: '#ffffff', soft: '#d3daff' },
}

/** The rooms as a picture, with an arrow from each to those that it imports. */
export function drawing(imports: readonly Import[]): string {
  const title = 'The rooms of the code and what imports what'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pageWidth} ${pageHeight}" role="img" aria-labelledby="title" font-family="'Schibsted Grotesk', 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif">`,
    `<title id="title">${title}</title>`,
    `<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="11" markerHeight="11" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L10 5L0 10Z" fill="${ink}"/></marker></defs>`,
    `<rect width="${pageWidth}" height="${pageHeight}" fill="${lightColour('canvas')}"/>`,
    text(margin, 66, 30, 800, ink, title),
    text(margin, 94, 15, 400, softInk, 'Imports go down, never up or sideways. Lint and a test keep it so.'),
    ...imports.map(arrow),
    ...Object.entries(rooms).map(([name, room]) => roomBox(name, room)),
    text(
      margin,
      pageHeight - 32,
      14,
      400,
      softInk,
      'An arrow is an import. One that a longer way implies is not drawn.',
    ),
    '</svg>',
    '',
  ].join('\n')
}

function boxOf({ row: at, lastRow = at, column: left, columns = 1 }: Room): Box {
  return {
    left: margin + left * (column.width + column.gap),
    top: header + at * (row.height + row.gap),
    width: columns * (column.width + column.gap) - column.gap,
    height: (lastRow - at + 1) * (row.height + row.gap) - row.gap,
  }
}

function roomBox(name: string, room: Room): string {
  const { left, top, width, height } = boxOf(room)
  const { field, border, text: colour, soft } = looks[room.look]
  const lines = wrapped(room.says, Math.floor((width - 36) / 6.6))
  return [
    `<g><rect x="${left + 1}" y="${top + 1}" width="${width - 2}" height="${height - 2}" fill="${field}" stroke="${border}" stroke-width="2"/>`,
    text(left + 18, top + 29, 17, 700, colour, name.split('/').at(-1) ?? name),
    ...lines.map((line, index) => text(left + 18, top + 50 + index * 18, 13.5, 400, soft, line)),
    '</g>',
    ...(room.look === 'server' ? wall({ left, top, width, height }) : []),
  ].join('')
}

/** A straight arrow between rooms above each other, else one with a corner in the space above its target. */
function arrow({ from, to }: Import): string {
  const [source, target] = [rooms[from], rooms[to]]
  if (!source || !target) return ''
  const [above, below] = [boxOf(source), boxOf(target)]
  const [start, end] = [above.top + above.height, below.top - 3]
  const shared = [
    Math.max(above.left, below.left),
    Math.min(above.left + above.width, below.left + below.width),
  ] as const
  const middle = (shared[0] + shared[1]) / 2
  const side = above.left < below.left ? 0.75 : 0.25
  const [leaves, arrives] = [above.left + above.width * side, below.left + below.width * (1 - side)]
  const path =
    shared[0] < shared[1]
      ? `M${middle} ${start}V${end}`
      : `M${leaves} ${start}V${below.top - row.gap / 2}H${arrives}V${end}`
  return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="2" marker-end="url(#tip)"/>`
}

/** A piece of the product's tile wall below the server. */
function wall({ left, top, width, height }: Box): string[] {
  const [anil, ultramar, papel, sinal] = ['anil', 'ultramar', 'papel', 'sinal'].map((name) =>
    lightColour(`tile-${name}`),
  )
  const tiles = [
    ['O', 0, ultramar, papel],
    ['q', 1, papel, sinal],
    ['c', 0, papel, ultramar],
    ['l', 1, sinal, papel],
    ['h', 3, papel, anil],
    ['l', 0, ultramar, papel],
  ] as const
  const side = width / 2
  return tiles.map(([shape, turns, field, figure], index) => {
    const [x, y] = [left + (index % 2) * side, top + height - (3 - Math.floor(index / 2)) * side]
    return `<g transform="translate(${x} ${y}) scale(${side / 100})"><rect width="100.4" height="100.4" fill="${field}"/><path d="${placed(shapes[shape] ?? '', turns, 0, 0)}" fill="${figure}"/></g>`
  })
}

function text(x: number, y: number, size: number, weight: number, colour: string, words: string): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}">${words}</text>`
}

function wrapped(words: string, most: number): string[] {
  const lines = ['']
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (longer.length <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
