import type { Addresses } from './pages.ts'

declare const SITE_ADDRESSES: readonly Addresses[]

/** Every address of the product. The build generates them from pages.ts, which would need too much code. */
export const pagePaths = SITE_ADDRESSES

/** The page at an address without parameters. */
export const pageShownAt = (path: string) => pagePaths.find(({ paths }) => paths.includes(path))?.shows
