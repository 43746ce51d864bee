import { parseTileMap, type Colour, type Path } from './parseTileMap.ts'

/** A picture: marks on a square of 600, or on another size. */
export type Drawing = { width?: number; height?: number; marks: string }
/** A flat shape, or a line with a width. */
export type Mark = Path & { width?: number }

/** Parses marks such as 'disc s 300 300 50' (kind, colour, numbers), split by `;` or lines; rows of tiles by '/'. */
export function parseDrawingMarks(text: string): Mark[] {
  return text
    .split(/[;\n]/)
    .map((mark) => mark.trim())
    .filter((mark) => mark !== '')
    .flatMap(markOf)
}

function markOf(mark: string): Mark[] {
  const [kind = '', letter = '', ...said] = mark.split(' ')
  if (kind === 'tiles') return tilesAt(Number(letter), Number(said[0]), said.slice(1).join(' '))
  const colour = colours[letter]
  if (!colour) throw new Error(`Unknown colour: ${mark}`)
  if (kind === 'path') return [{ colour, d: said.join(' ') }]
  if (kind === 'line') return [{ colour, width: Number(said[0]), d: said.slice(1).join(' ') }]
  const draw = kinds[kind]
  if (!draw) throw new Error(`Unknown kind: ${mark}`)
  return [{ colour, d: draw(...said.map(Number)) }]
}

const tilesAt = (x: number, y: number, rows: string) => parseTileMap(rows.replaceAll('/', '\n'), x, y).paths

const colours: Record<string, Colour> = {
  a: 'anil',
  u: 'ultramar',
  p: 'papel',
  s: 'sinal',
  m: 'barro',
  j: 'jambo',
  e: 'areia',
}

const kinds: Record<string, (...numbers: number[]) => string> = {
  rect: (x, y, width, height = 0) => `M${x} ${y}h${width}v${height}h-${width}z`,
  disc: (x = 0, y, r = 0) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 -${2 * r} 0z`,
  ring: (x = 0, y, outer = 0, inner = 0) =>
    `M${x - outer} ${y}a${outer} ${outer} 0 1 1 ${2 * outer} 0a${outer} ${outer} 0 1 1 -${2 * outer} 0z` +
    `M${x - inner} ${y}a${inner} ${inner} 0 1 0 ${2 * inner} 0a${inner} ${inner} 0 1 0 -${2 * inner} 0z`,
  /** From its left edge: straight sides below half a disc. */
  arch: (x, width = 0, top = 0, base) =>
    `M${x} ${base}V${top + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${base}z`,
  /** From its corner, turned by quarters. */
  quarter: (x = 0, y = 0, r = 0, turns = 0) => {
    const [across, down] = [turns === 1 || turns === 2 ? -r : r, turns > 1 ? -r : r]
    return `M${x} ${y}h${across}A${r} ${r} 0 0 ${across * down > 0 ? 1 : 0} ${x} ${y + down}z`
  },
  /** From the middle of its straight side, with the disc above, right, below or left. */
  half: (x = 0, y = 0, r = 0, turns = 0) => {
    const [ax = 0, ay = 0] = [
      [-r, 0],
      [0, -r],
      [r, 0],
      [0, r],
    ][turns] ?? [0, 0]
    return `M${x + ax} ${y + ay}a${r} ${r} 0 0 1 ${-2 * ax} ${-2 * ay}z`
  },
}
