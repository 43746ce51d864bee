import { TilePaths } from './Tiles.tsx'
import { ArtFrame } from './ArtFrame.tsx'
import { Arch, Disc, Shape, Strands } from './Shape.tsx'

/** The fibre reaches the house, for a placed order. */
export function FibreArrival() {
  return (
    <ArtFrame width={600} height={500} pos="xMaxYMax">
      <Shape colour="ultramar" d="M0 0h600v504H0z" />
      <TilePaths map={wall} />
      <Strands
        width={8}
        lines={[-16, 0, 16].map((by) => `M${50 + by} 0V300A${150 - by} ${150 - by} 0 0 0 200 ${450 - by}H320`)}
      />
      <Shape colour="papel" d="M300 250L450 100L600 250V504H300z" />
      <Arch colour="anil" x={450} width={100} top={350} base={504} />
      <Arch colour="ultramar" x={410} width={80} top={200} base={280} />
      <Disc colour="sinal" x={352} y={450} r={32} />
      <Disc colour="sinal" x={50} y={160} r={10} />
      <Disc colour="sinal" x={225} y={450} r={10} />
    </ArtFrame>
  )
}

const wall = `b0__ l0_p l1_p q2ap q3ap c3ap
  b0__ l1_p l0_p b0uu b0uu b0uu
  b0__ q2_a q3_s b0uu b0uu b0uu
  b0__ q1_a q0_a b0uu b0uu b0uu
  b0__ b0__ b0__ b0uu b0uu b0uu`
