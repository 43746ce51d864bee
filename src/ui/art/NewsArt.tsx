import { ArtFrame } from './ArtFrame.tsx'
import { Shapes } from './Shape.tsx'
import { inColour, tileAt, type Path } from './parseTileMap.ts'

export type NewsArtName = keyof typeof drawings

/** A picture of three tiles by two for a news item. */
export function NewsArt({ name }: { name: NewsArtName }) {
  return (
    <ArtFrame width={300} height={200}>
      <Shapes paths={drawings[name]} />
    </ArtFrame>
  )
}

const ground = (colour: Path['colour']): Path => ({ colour, d: 'M0 0h300v200H0z' })
const [papel, sinal] = [inColour('papel'), inColour('sinal')]
const [anil, ultramar] = [inColour('anil'), inColour('ultramar')]
/** A quarter of a ring around the lower left corner. */
const ring = (inner: number, outer: number) =>
  `M0 ${200 - outer}A${outer} ${outer} 0 0 1 ${outer} 200H${inner}A${inner} ${inner} 0 0 0 0 ${200 - inner}z`

const drawings = {
  waves: [
    ground('ultramar'),
    papel(ring(75, 110) + ring(145, 180)),
    anil(ring(215, 250)),
    sinal('M0 160A40 40 0 0 1 40 200H0z'),
  ],
  modem: [
    ground('papel'),
    ultramar('M100 0h200v100H200v100H100z'),
    papel('M150 50a50 50 0 1 1 0 100a50 50 0 1 1 0-100z'),
    sinal('M128 100a22 22 0 1 1 44 0 22 22 0 1 1-44 0'),
    ...tileAt('q3ap', 0, 0),
    ...tileAt('q1ap', 200, 100),
    papel('M0 99h100v101H0z'),
  ],
  steps: [
    ground('anil'),
    ultramar('M0 150h75v50H0zM75 100h75v100H75zM150 50h75v150h-75zM225 75h75v125h-75z'),
    papel('M0 100h75v50H0zM75 50h75v50H75zM150 0h75v50h-75z'),
    sinal('M225 0h75A75 75 0 0 1 225 75z'),
  ],
  screens: [
    ground('ultramar'),
    ...tileAt('l0up', 0, 0),
    ...tileAt('l1up', 0, 100),
    papel('M120 40h160v100H120zM170 156h60v14h-60z'),
    sinal('M178 62L228 90L178 118z'),
  ],
  gauge: [
    ground('anil'),
    papel('M50 150A100 100 0 0 1 150 50V150z'),
    ultramar('M150 50A100 100 0 0 1 250 150H150z'),
    sinal('M138 150L205 70L162 150zM130 150a20 20 0 0 1 40 0z'),
  ],
} satisfies Record<string, Path[]>
