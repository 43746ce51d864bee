import { Tiles } from './Tiles.tsx'
import { Disc } from './Shape.tsx'

/** The campaign poster's two pieces of wall. */
export function CampaignA() {
  return (
    <Tiles
      map={`d2up d0us q2ap q3ap
            d1up d3up q1ap q0ap
            l0up l1up d3ap d3as`}
    >
      <Disc colour="sinal" x={300} y={100} r={50} />
    </Tiles>
  )
}

export function CampaignB() {
  return (
    <Tiles
      map={`x0up x1up x1up
            x1up x0up x1up
            x0up x0up x1up`}
    />
  )
}
