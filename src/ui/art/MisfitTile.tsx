import { Tiles } from './Tiles.tsx'
import { Shape } from './Shape.tsx'

/** A wall of flowers with an orange piece that does not fit. With `mended` the piece is in its place. */
export function MisfitTile({ mended = false }: { mended?: boolean }) {
  return (
    <Tiles
      map={`l0up l1up l0up l1up l0up l1up l0up l1up
            l1up l0up l1up ${mended ? 'l0us' : 'b0aa'} l1up l0up l1up l0up`}
    >
      {!mended && <LoosePiece x={300} y={86} turn={-9} />}
    </Tiles>
  )
}

/** The loose orange piece on top of the others. */
export function LoosePiece({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} 50 50)`}>
      <Shape colour="sinal" d="M0 0h100v100H0z" />
      <Shape colour="papel" d="M0 0A100 100 0 0 1 100 100A100 100 0 0 1 0 0z" />
    </g>
  )
}
