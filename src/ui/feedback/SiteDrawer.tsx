import type { ComponentProps } from 'react'
import { Drawer } from './Drawer.tsx'
import { moveDrawer } from './drawerMotion.ts'

/** A drawer of the site: its rows settle one after another, and a finger pushes it away. */
export const SiteDrawer = (props: Omit<ComponentProps<typeof Drawer>, 'onShown'>) => (
  <Drawer {...props} onShown={moveDrawer} />
)
