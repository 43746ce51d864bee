import { TilePaths } from '../Tiles.tsx'
import { Canvas } from './Canvas.tsx'
import { Disc, Shape } from './Shape.tsx'

/** A screen set in the wall, playing. */
export function Television() {
  return (
    <Canvas width={600} height={600}>
      <TilePaths map={wall} />
      <Disc colour="ultramar" x={300} y={300} r={200} />
      <Shape colour="papel" d="M230 190L430 300L230 410z" />
    </Canvas>
  )
}

const wall = `l0up l1up q2ap q3ap l0up l1up
  l1up b0aa b0aa b0aa b0aa l0up
  q2ap b0aa b0aa b0aa b0aa q3us
  q1ap b0aa b0aa b0aa b0aa q0ap
  l0up b0aa b0aa b0aa b0aa l1up
  l1up l0up q1ap q0ap l1up l0up`
