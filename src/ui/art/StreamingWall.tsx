import { Tiles } from '../Tiles.tsx'

/** The wall beside the streaming questions. */
export function StreamingWall() {
  return (
    <Tiles
      map={`h0up h2up q2us q3ap
            h2up h0up q1ap q0ap`}
    />
  )
}
