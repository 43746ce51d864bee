/** On a square of 100: q quarter, h half, d diagonal, l leaf, c arc, t hourglass, o O discs, w-z W-Z strands. */
export const shapes: Record<string, string> = {
  q: 'M -.4 -.4 L 100 -.4 L 100 0 A 100 1 0 100 L -.4 100 Z',
  h: 'M -.4 0 L 0 0 A 50 1 0 100 L -.4 100 Z',
  d: 'M -.4 -.4 L 100 -.4 L 100 0 L 0 100 L -.4 100 Z',
  l: 'M 0 0 A 100 1 100 100 A 100 1 0 0 Z',
  c: 'M 50 -.4 L 100 -.4 L 100 0 A 100 1 0 100 L -.4 100 L -.4 50 L 0 50 A 50 0 50 0 Z',
  t: 'M 0 -.4 L 100 -.4 L 100 0 L 0 100 L 0 100.4 L 100 100.4 L 100 100 L 0 0 Z',
  o: 'M 50 28 A 22 1 50 72 A 22 1 50 28 Z',
  O: 'M 50 0 A 50 1 50 100 A 50 1 50 0 Z',
  ...strands('w', [50], 24),
  ...strands('x', [38, 62], 13),
  ...strands('y', [34, 50, 66], 9),
  ...strands('z', [32, 44, 56, 68], 6.4),
}

/** A figure rotated by quarters and moved to its position. */
export function placeShape(shape: string, turns: number, x: number, y: number) {
  const words = shape.split(' ')
  const point = (at: number) => {
    const [px, py] = turned(Number(words[at]), Number(words[at + 1]), turns)
    return `${short(px + x)} ${short(py + y)}`
  }
  let d = ''
  for (let at = 0; at < words.length;) {
    const command = words[at]
    if (command === 'Z') {
      d += 'Z'
      at += 1
    } else if (command === 'A') {
      d += `A${words[at + 1]} ${words[at + 1]} 0 0 ${words[at + 2]} ${point(at + 3)}`
      at += 5
    } else {
      d += `${command}${point(at + 1)}`
      at += 3
    }
  }
  return d
}

function turned(x: number, y: number, turns: number): [number, number] {
  return turns === 0 ? [x, y] : turned(100 - y, x, turns - 1)
}

function short(value: number) {
  return String(Number(value.toFixed(2))).replace(/^(-?)0\./, '$1.')
}

function strands(letter: string, radii: number[], width: number): Record<string, string> {
  const edges = radii.map((radius) => [radius - width / 2, radius + width / 2] as const)
  const curve = edges.map(([a, b]) => `${bend(a, b)} ${oppositeBend(a, b)}`).join(' ')
  const straight = edges.map(([a, b]) => `M -.4 ${a} L 100.4 ${a} L 100.4 ${b} L -.4 ${b} Z`).join(' ')
  return { [letter]: curve, [letter.toUpperCase()]: straight }
}

function bend(a: number, b: number) {
  return `M ${a} -.4 L ${b} -.4 L ${b} 0 A ${b} 1 0 ${b} L -.4 ${b} L -.4 ${a} L 0 ${a} A ${a} 0 ${a} 0 Z`
}

function oppositeBend(a: number, b: number) {
  const [c, d] = [100 - a, 100 - b]
  return `M ${c} 100.4 L ${d} 100.4 L ${d} 100 A ${b} 1 100 ${d} L 100.4 ${d} L 100.4 ${c} L 100 ${c} A ${a} 0 ${c} 100 Z`
}
