import type { ReactNode } from 'react'
import { ArtFrame } from './ArtFrame.tsx'
import { Shapes } from './Shape.tsx'
import { parseTileMap } from './parseTileMap.ts'

type Props = {
  map: string
  /** The side that stays visible when the frame crops the art, as in preserveAspectRatio. */
  pos?: string
  className?: string | undefined
  /** Drawn on top of the tiles, in the same grid of 100. */
  children?: ReactNode
}

/** A wall of tiles, always decorative. */
export function Tiles({ map, pos, className, children }: Props) {
  const { width, height, paths } = parseTileMap(map)
  return (
    <ArtFrame width={width} height={height} pos={pos} className={className}>
      <Shapes paths={paths} />
      {children}
    </ArtFrame>
  )
}

/** The same wall inside another drawing. */
export function TilePaths({ map }: { map: string }) {
  return <Shapes paths={parseTileMap(map).paths} />
}
