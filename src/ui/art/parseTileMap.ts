import { placeShape, shapes } from './tileShapes.ts'

/** The four colours of the tiles, and three clays for skin, cloth, earth and streaming icons. */
export type Colour = 'anil' | 'ultramar' | 'papel' | 'sinal' | 'barro' | 'jambo' | 'areia'
/** The clays are the same on light and dark pages. */
export const clays: Partial<Record<Colour, string>> = { barro: '#5b2c1e', jambo: '#a9603a', areia: '#edbd92' }
export type Path = { colour: Colour; d: string }
export const inColour =
  (colour: Colour) =>
  (d: string): Path => ({ colour, d })
export type Wall = { width: number; height: number; paths: Path[] }

/** A wall as one path per colour and layer, without seams. E.g. 'q2up': shape, turns, ground, figure; '+' overlays. */
export function parseTileMap(map: string, left = 0, top = 0): Wall {
  const rows = map
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const columns = rows[0]?.length ?? 0
  if (rows.some((row) => row.length !== columns)) throw new Error(`Uneven rows of tiles:\n${map}`)
  const grounds = rows.flatMap((row, y) => groundsOf(row, left, top + y * SIDE))
  const figures = rows.flatMap((row, y) => row.flatMap((tile, x) => figuresOf(tile, left + x * SIDE, top + y * SIDE)))
  const paths = [mergedByColour(grounds), ...layersOf(figures).map(mergedByColour)].flat()
  return { width: columns * SIDE, height: rows.length * SIDE, paths }
}

/** A single tile, for art that places tiles by hand. */
export function tileAt(tile: string, x: number, y: number): Path[] {
  const ground = colours[tile.charAt(2)]
  const under = ground ? [{ colour: ground, d: `M${x} ${y}h${SIDE}v${SIDE}h-${SIDE}z` }] : []
  return [...under, ...figuresOf(tile, x, y).map(({ colour, d }) => ({ colour, d }))]
}

const SIDE = 100
const colours: Record<string, Colour> = { a: 'anil', u: 'ultramar', p: 'papel', s: 'sinal' }

type Figure = Path & { layer: number }

function groundsOf(row: string[], left: number, y: number): Path[] {
  const runs: { letter: string; from: number; to: number }[] = []
  row.forEach((tile, x) => {
    const last = runs.at(-1)
    if (last?.letter === tile.charAt(2)) last.to = x + 1
    else runs.push({ letter: tile.charAt(2), from: x, to: x + 1 })
  })
  return runs.flatMap(({ letter, from, to }) => {
    const colour = colours[letter]
    return colour
      ? [{ colour, d: `M${left + from * SIDE} ${y}H${left + to * SIDE}V${y + SIDE}H${left + from * SIDE}z` }]
      : []
  })
}

function figuresOf(tile: string, x: number, y: number): Figure[] {
  return tile.split('+').flatMap((part, layer) => {
    const shape = shapes[part.charAt(0)]
    const colour = colours[part.charAt(3)]
    return shape && colour ? [{ colour, layer, d: placeShape(shape, Number(part.charAt(1)), x, y) }] : []
  })
}

function layersOf(figures: Figure[]): Figure[][] {
  const highest = Math.max(-1, ...figures.map(({ layer }) => layer))
  return Array.from({ length: highest + 1 }, (_, layer) => figures.filter((figure) => figure.layer === layer))
}

function mergedByColour(paths: Path[]): Path[] {
  const merged = new Map<Colour, string>()
  for (const { colour, d } of paths) merged.set(colour, (merged.get(colour) ?? '') + d)
  return [...merged].map(([colour, d]) => ({ colour, d }))
}
