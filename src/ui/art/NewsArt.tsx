import { Canvas } from './Canvas.tsx'
import { Disc, Shape, Tile } from './Shape.tsx'

/** Waves from a corner: Wi-Fi. */
export function NewsWaves() {
  return (
    <Canvas width={300} height={200}>
      <Shape colour="ultramar" d="M0 0h300v200H0z" />
      <Shape colour="papel" d={ring(75, 110) + ring(145, 180)} />
      <Shape colour="anil" d={ring(215, 250)} />
      <Shape colour="sinal" d="M0 160A40 40 0 0 1 40 200H0z" />
    </Canvas>
  )
}

/** The router at the centre of the rooms. */
export function NewsRooms() {
  return (
    <Canvas width={300} height={200}>
      <Shape colour="papel" d="M0 0h300v200H0z" />
      <Shape colour="ultramar" d="M100 0h200v100H200v100H100z" />
      <Disc colour="papel" x={150} y={100} r={50} />
      <Disc colour="sinal" x={150} y={100} r={22} />
      <Tile tile="q3ap" />
      <Tile tile="q1ap" x={200} y={100} />
      <Shape colour="papel" d="M0 99h100v101H0z" />
    </Canvas>
  )
}

/** Steps that add up. */
export function NewsSteps() {
  return (
    <Canvas width={300} height={200}>
      <Shape colour="anil" d="M0 0h300v200H0z" />
      <Shape colour="ultramar" d="M0 150h75v50H0zM75 100h75v100H75zM150 50h75v150h-75zM225 75h75v125h-75z" />
      <Shape colour="papel" d="M0 100h75v50H0zM75 50h75v50H75zM150 0h75v50h-75z" />
      <Shape colour="sinal" d="M225 0h75A75 75 0 0 1 225 75z" />
    </Canvas>
  )
}

function ring(inner: number, outer: number) {
  return `M0 ${200 - outer}A${outer} ${outer} 0 0 1 ${outer} 200H${inner}A${inner} ${inner} 0 0 0 0 ${200 - inner}z`
}
