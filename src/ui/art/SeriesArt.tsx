import { Tiles } from './Tiles.tsx'
import { Disc } from './Shape.tsx'
import type { Colour } from './parseTileMap.ts'

type Drawing = { map: string; disc?: { colour: Colour; x: number; y: number; r: number } }

/** A poster of two tiles by three. */
export function SeriesArt({ name }: { name: SeriesArtName }) {
  const { map, disc }: Drawing = drawings[name]
  return <Tiles map={map}>{disc && <Disc {...disc} />}</Tiles>
}

export type SeriesArtName = keyof typeof drawings

const drawings = {
  crown: {
    map: `d1ap d2ap
      d2up d1up
      l0pu l1pu`,
    disc: { colour: 'sinal', x: 100, y: 100, r: 34 },
  },
  night: {
    map: `b0aa b0aa
      c2ap c3ap
      c1ap c0ap`,
    disc: { colour: 'sinal', x: 150, y: 50, r: 32 },
  },
  road: {
    map: `q3up q2up
      W1up W1up
      W1up W1up`,
    disc: { colour: 'sinal', x: 100, y: 60, r: 30 },
  },
  sea: {
    map: `b0pp b0pp
      y0pu y1pu
      y3ua y2ua`,
    disc: { colour: 'sinal', x: 60, y: 60, r: 40 },
  },
  town: {
    map: `h1pa b0pp
      b0pu h1pu
      q0ap q1ap`,
    disc: { colour: 'sinal', x: 150, y: 45, r: 28 },
  },
  flower: {
    map: `l0up l1up
      l1up l0up
      q2us q3us`,
  },
  stars: {
    map: `o0ap O0ap
      t0ap o0as
      O0ap t1ap`,
  },
  field: {
    map: `b0ss b0ss
      q2sa q3sa
      z0ap z1ap`,
    disc: { colour: 'papel', x: 100, y: 62, r: 34 },
  },
} satisfies Record<string, Drawing>
