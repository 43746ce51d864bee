import { memo } from 'react'
import { classes } from '../classes.ts'
import styles from './Icon.module.css'

export type IconName = keyof typeof drawings

type Props = { name: IconName; small?: boolean; className?: string | undefined }

/** An icon on a grid of 24. It is always next to text or inside a named control. */
export const Icon = memo(function Icon({ name, small = false, className }: Props) {
  return (
    <svg
      className={classes(styles.icon, small && styles.small, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
      {name === 'theme' && <path d="M12 3a9 9 0 0 1 0 18Z" fill="currentColor" />}
    </svg>
  )
})

const drawings = {
  alert: 'M12 3L22.5 21H1.5ZM12 10v4.5M12 17.4v.2',
  arrow: 'M4 12H19M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  cal: 'M4 5h16v16H4ZM4 10h16M8 2.5v4M16 2.5v4',
  card: 'M3 5h18v14H3ZM3 9.5h18M6.5 15.5h4',
  chat: 'M3 4H21V17H11L6 21V17H3Z',
  check: 'M4 12.5l5.5 5.5L20 7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5.5h4',
  doc: 'M5 3h9l5 5v13H5ZM14 3v5h5M9 13h6M9 17h6',
  down: 'M5 9l7 7 7-7',
  faq: 'M3 4H21V17H11L6 21V17H3ZM12 13.4v.2M10 8a2 2 0 1 1 2.6 1.9c-.4.2-.6.4-.6.9',
  home: 'M3 11L12 3l9 8v10H3Z',
  lock: 'M5 11h14v10H5ZM8 11V7a4 4 0 0 1 8 0v4',
  mail: 'M3 5h18v14H3ZM3 5l9 8 9-8',
  menu: 'M3 6h18M3 12h18M3 18h18',
  minus: 'M5 12h14',
  off: 'M3 9a13 13 0 0 1 18 0M7 13.5a7 7 0 0 1 10 0M12 18v.3M4 3L20 21',
  pages: 'M4 3H16V17H4ZM8 21H20V7',
  pen: 'M4 20V16L15 5l4 4L8 20Z',
  phone: 'M7 2.5H17V21.5H7ZM11 18h2',
  pin: 'M12 22L5.3 13.5a8 8 0 1 1 13.4 0ZM12 7v4M10 9h4',
  plus: 'M12 5v14M5 12h14',
  save: 'M12 3v12M6 10l6 6 6-6M4 21h16',
  send: 'M12 20V5M6 11l6-6 6 6',
  share: 'M12 16V3M7 8l5-5 5 5M8 11H5v10h14V11h-3',
  theme: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  undo: 'M4 9h10a5.5 5.5 0 0 1 0 11H8M8 5L4 9l4 4',
  wa: 'M3 4H21V17H11L6 21V17H3ZM9 8v1.5a4 4 0 0 0 4 4h2',
  x: 'M5 5l14 14M19 5L5 19',
}
