import { createContext, use, type ReactNode } from 'react'

/** What the build draws for visitors without scripts. The browser's code has none of it. */
export const DrawnWithoutScripts = createContext<ReactNode>(null)

/** Its place on a page. */
export const WithoutScripts = () => <noscript>{use(DrawnWithoutScripts)}</noscript>
