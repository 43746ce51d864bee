import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Drawer } from './Drawer.tsx'
import { moveDrawer } from './drawerMotion.ts'
import styles from './Modal.module.css'

/** A drawer of the site, as high as its contents: its rows appear one after another, and swiping closes it. */
export const SwipeableDrawer = ({ className, ...props }: Omit<ComponentProps<typeof Drawer>, 'onShown'>) => (
  <Drawer {...props} className={classes(styles.fitted, className)} onShown={moveDrawer} />
)
