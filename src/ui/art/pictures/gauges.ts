import type { Drawing } from '../parseDrawingMarks.ts'

/** Ten slices of 100 Mega, lit up to a speed, above one or more lines of light. */
function gauge(lit: number, [ground, on, last, off, needle, line]: string, lines: readonly number[]): Drawing {
  const slices = Array.from({ length: 10 }, (_, at) => {
    const colour = at < lit - 1 ? on : at === lit - 1 ? last : off
    return `path ${colour} ${slice(at)}`
  })
  const hand = 180 + 18 * lit - 9
  return {
    marks: [
      `rect ${ground} 0 0 600 600; quarter u 0 0 100 0; quarter u 600 0 100 1`,
      ...slices,
      `path ${needle} M${at(26, hand - 90)}L${at(128, hand)}L${at(26, hand + 90)}z`,
      `disc ${needle} 300 360 34; disc ${ground} 300 360 14`,
      ...lines.map((y) => `line ${line} ${widths[lines.length - 1]} M0 ${y}H600`),
    ].join('\n'),
  }
}

const widths = [26, 17, 13]

const slice = (number: number) => {
  const [from, to] = [181.2 + 18 * number, 196.8 + 18 * number]
  return `M${at(150, from)}L${at(262, from)}A262 262 0 0 1 ${at(262, to)}L${at(150, to)}A150 150 0 0 0 ${at(150, from)}z`
}

const at = (radius: number, degrees: number) => {
  const turn = (degrees * Math.PI) / 180
  return `${(300 + radius * Math.cos(turn)).toFixed(1)} ${(360 + radius * Math.sin(turn)).toFixed(1)}`
}

export const gauges = {
  'gauge-500': gauge(5, 'puseau', [500]),
  'gauge-700': gauge(7, 'upsapp', [480, 520]),
  'gauge-1000': gauge(10, 'assspp', [468, 500, 532]),
} satisfies Record<string, Drawing>
