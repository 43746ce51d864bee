import type { ReactNode } from 'react'
import { Canvas } from './Canvas.tsx'
import { Shape } from './Shape.tsx'
import { tiles } from './tiles.ts'

type Props = {
  map: string
  /** Where the art stays when its frame crops it, as in preserveAspectRatio. */
  pos?: string
  className?: string | undefined
  /** Drawn over the tiles, in the same grid of 100. */
  children?: ReactNode
}

/** A wall of tiles. It is always decoration. */
export function Tiles({ map, pos, className, children }: Props) {
  const { width, height } = tiles(map)
  return (
    <Canvas width={width} height={height} pos={pos} className={className}>
      <TilePaths map={map} />
      {children}
    </Canvas>
  )
}

/** The same wall inside another drawing. */
export function TilePaths({ map }: { map: string }) {
  return tiles(map).paths.map(({ colour, d }, index) => <Shape key={index} colour={colour} d={d} />)
}
