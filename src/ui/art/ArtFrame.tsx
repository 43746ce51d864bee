import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Tiles.module.css'

type Props = {
  width: number
  height: number
  pos?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** The frame of a drawing: hidden from screen readers, cropped by its box, never stretched. */
export function ArtFrame({ width, height, pos = 'xMidYMid', className, children }: Props) {
  return (
    <svg
      className={classes(styles.wall, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`${pos} slice`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
