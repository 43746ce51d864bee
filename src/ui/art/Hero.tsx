import { Tiles } from './Tiles.tsx'
import { Disc } from './Shape.tsx'

/** The landing's murals: A stands beside the title, B lies under it, C takes their place on wide screens. */
export function HeroA() {
  return (
    <Tiles
      pos="xMidYMin"
      map={`c2up c3up
            c1up c0up
            l0pu l1pu
            l1pu l0pu`}
    >
      <Disc colour="sinal" x={100} y={100} r={50} />
    </Tiles>
  )
}

export function HeroB() {
  return (
    <Tiles
      pos="xMinYMid"
      map={`c0pa c1pa q2us b0uu c2pu
            c3pa c2pa q1up l0up c1pu`}
    />
  )
}

export function HeroC() {
  return (
    <Tiles
      pos="xMidYMin"
      map={`l0pu l1pu q2ap q3ap
            l1pu l0pu q1ap q0as
            c0up c1up y0ap y1ap
            c3up c2up y1ap y0ap
            q3us b0uu l1pa l0pa
            q2up q3up l0pa l1pa`}
    />
  )
}
