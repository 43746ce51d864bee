import { TilePaths } from './Tiles.tsx'
import { ArtFrame } from './ArtFrame.tsx'
import { Disc, Shape, Strands } from './Shape.tsx'

export function RingingBell() {
  return (
    <ArtFrame width={400} height={500}>
      <Shape colour="anil" d="M0 0h400v500H0z" />
      <TilePaths map={wall} />
      <Strands
        width={12}
        lines={[76, 108, 140, 172].map((r) => `M${200 - r} 250a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`)}
      />
      <Disc colour="sinal" x={200} y={250} r={44} />
    </ArtFrame>
  )
}

const wall = `l0up q1au q0au l1up
  q3au b0__ b0__ q2au
  b0__ b0__ b0__ b0__
  q0au b0__ b0__ q1au
  l1up q2au q3au l0up`
