import { createContext, use, type ReactNode } from 'react'

/** Content that the build renders for visitors without scripts. The browser's code contains none of it. */
export const DrawnWithoutScripts = createContext<ReactNode>(null)

/** The place of that content on a page. */
export const WithoutScripts = () => <noscript>{use(DrawnWithoutScripts)}</noscript>
