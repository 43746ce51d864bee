import type { CSSProperties } from 'react'
import tileStyles from './Tiles.module.css'
import styles from './TileAssembly.module.css'
import { ArtFrame } from './ArtFrame.tsx'
import { Shape, Tile } from './Shape.tsx'

/** Tiles that are added one by one while the visitor waits. Tiles after `set` are outlines. */
export function TileAssembly({ set = pieces.length }: { set?: number }) {
  return (
    <ArtFrame width={400} height={600} pos="xMinYMin">
      <Shape colour="anil" d="M0 0h400v600H0z" />
      {pieces.map((tile, index) => (
        <g key={index} transform={`translate(${(index % 4) * 100} ${Math.floor(index / 4) * 100})`}>
          {index < set ? (
            <Piece tile={tile} turn={(index * 7) % pieces.length} />
          ) : (
            <path className={tileStyles.outline} d="M1.5 1.5h97v97h-97z" />
          )}
        </g>
      ))}
    </ArtFrame>
  )
}

function Piece({ tile, turn }: { tile: string; turn: number }) {
  const order: CSSProperties & { '--turn': number } = { '--turn': turn }
  return (
    <g className={styles.piece} style={order}>
      <svg x=".5" y=".5" width="99" height="99" viewBox="0 0 100 100">
        <Tile tile={tile} />
      </svg>
    </g>
  )
}

const pieces = `c2ap c3ap l0up l1up
  c1ap c0ap l1up l0up
  q2up q3up y0ap y1ap
  q1us q0up y1ap y0ap
  l0pu l1pu c2up c3up
  l1pu l0pu c1up c0up`.split(/\s+/)
