import { ArtFrame } from './ArtFrame.tsx'
import { Arch, Disc, Shape, Strands, Tile } from './Shape.tsx'

/** Three strands of light from the exchange to a home. */
export function FibreRoute() {
  return (
    <ArtFrame width={1200} height={200} pos="xMaxYMid">
      <Shape colour="anil" d="M0 0H1200V200H0z" />
      <Shape colour="ultramar" d="M0 0H200V200H0zM1000 0h200v200h-200z" />
      <Tile tile="q2up" />
      <Tile tile="q3up" x={100} />
      <Arch colour="anil" x={75} width={50} top={50} base={100} />
      <Tile tile="q0up" x={300} y={100} />
      <Tile tile="l0up" x={500} />
      <Tile tile="l1up" x={600} />
      <Tile tile="q1up" x={900} />
      <Strands lines={[-16, 0, 16].map(strand)} />
      <Shape colour="papel" d="M1000 100L1100 0L1200 100V200H1000z" />
      <Arch colour="anil" x={1100} width={50} top={125} base={200} />
      {lights.map(([x, y, r]) => (
        <Disc key={x} colour="sinal" x={x} y={y} r={r} />
      ))}
    </ArtFrame>
  )
}

/** Rises, runs along and descends, next to the others. */
function strand(off: number): string {
  const [near, far] = [50 - off, 50 + off]
  const up = (x: number) => `A${far} ${far} 0 0 0 ${x + off} 100A${near} ${near} 0 0 1 ${x + 50} ${far}`
  return `M0 ${150 + off}H200${up(250)}H400A${near} ${near} 0 0 1 ${450 - off} 100A${far} ${far} 0 0 0 500 ${150 + off}H700${up(750)}A${near} ${near} 0 0 1 ${850 - off} 100A${far} ${far} 0 0 0 900 ${150 + off}H1030`
}

const lights = [
  [100, 150, 27],
  [350, 50, 10],
  [600, 150, 10],
  [800, 50, 10],
  [1050, 150, 27],
] as const
