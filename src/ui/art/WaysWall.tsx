import { Tiles } from './Tiles.tsx'

/** The piece of wall that closes the poster of the ways to buy. */
export function WaysWall() {
  return (
    <Tiles
      map={`x0up x1up x1up
            x1up x0up x1up
            x0up x0up x1up`}
    />
  )
}
