import { ArtFrame } from './ArtFrame.tsx'
import { Arch, Disc, Shape, Tile } from './Shape.tsx'

/** A house, which a line of light reaches from the left edge. */
export function House() {
  return (
    <ArtFrame width={300} height={440} pos="xMinYMin">
      <Shape colour="ultramar" d="M0 0h300v440H0z" />
      <Tile tile="q2ap" x={200} />
      <Shape colour="papel" d="M0 37.5H112A78 78 0 0 1 190 115.5H183.8A71.8 71.8 0 0 0 112 43.7H0z" />
      <Shape colour="papel" d="M97 172L187 82L277 172V440H97z" />
      <Disc colour="sinal" x={187} y={172} r={27} />
      <Arch colour="anil" x={160} width={54} top={230} base={440} />
      <Shape colour="anil" d="M0 203A97 97 0 0 1 97 300V440H0z" />
    </ArtFrame>
  )
}
