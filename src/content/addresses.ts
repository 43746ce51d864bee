import type { Addresses } from './pages.ts'

declare const SITE_ADDRESSES: readonly Addresses[]

/** Every address as the browser needs it. The build writes them from the pages, whose texts and questions are too much for the first page. */
export const addresses = SITE_ADDRESSES

/** What is shown at an address that has no `:name` in it. */
export const shownAt = (path: string) => addresses.find(({ paths }) => paths.includes(path))?.shows
