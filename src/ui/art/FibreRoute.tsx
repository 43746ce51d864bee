import { Canvas } from './Canvas.tsx'
import { Arch, Disc, Shape, Strands, Tile } from './Shape.tsx'

/** From the exchange at the left to the house at the right. */
export function FibreRoute() {
  return (
    <Canvas width={1200} height={200} pos="xMaxYMid">
      <Shape colour="anil" d="M0 0H1200V200H0z" />
      <Shape colour="ultramar" d="M0 0H200V200H0z" />
      <Tile tile="q2up" />
      <Tile tile="q3up" x={100} />
      <Arch colour="anil" x={75} width={50} top={50} base={100} />
      <Tile tile="q0up" x={300} y={100} />
      <Tile tile="l0up" x={500} />
      <Tile tile="l1up" x={600} />
      <Tile tile="q1up" x={900} />
      <Shape colour="ultramar" d="M1000 0h200v200h-200z" />
      <Strands lines={[-16, 0, 16].map(route)} />
      <Shape colour="papel" d="M1000 100L1100 0L1200 100V200H1000z" />
      <Arch colour="anil" x={1100} width={50} top={125} base={200} />
      <Disc colour="sinal" x={100} y={150} r={27} />
      <Disc colour="sinal" x={1050} y={150} r={27} />
      <Disc colour="sinal" x={350} y={50} r={10} />
      <Disc colour="sinal" x={600} y={150} r={10} />
      <Disc colour="sinal" x={800} y={50} r={10} />
    </Canvas>
  )
}

/** One strand: it runs low, climbs, comes down and climbs again, `by` away from the middle one. */
function route(by: number) {
  const [near, far] = [50 - by, 50 + by]
  const climb = (x: number) => `A${far} ${far} 0 0 0 ${x + by} 100A${near} ${near} 0 0 1 ${x + 50} ${far}`
  const descend = (x: number) => `A${near} ${near} 0 0 1 ${x - by} 100A${far} ${far} 0 0 0 ${x + 50} ${150 + by}`
  return `M0 ${150 + by}H200${climb(250)}H400${descend(450)}H700${climb(750)}H800${descend(850)}H1030`
}
