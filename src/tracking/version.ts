import { useSyncExternalStore } from 'react'

/** Which voice 'Contratar' opens: 'A' the conversation, 'B' the pages. */
export type Version = 'A' | 'B'

/** Drawn once for each visitor, and kept. */
export function version(): Version {
  return isVersion(read()) ?? (drawn ??= draw())
}

/** The version as a page shows it; a page rendered ahead is of version A. */
export const useVersion = (): Version => useSyncExternalStore(neverChanges, version, () => 'A')

const NAME = 'ab-version'

/** Where storage is blocked, the lot stands until the page is left. */
let drawn: Version | undefined

function draw(): Version {
  const lot = Math.random() < 0.5 ? 'A' : 'B'
  try {
    localStorage.setItem(NAME, lot)
  } catch {
    return lot
  }
  return lot
}

function read(): string | null {
  try {
    return localStorage.getItem(NAME)
  } catch {
    return null
  }
}

const isVersion = (text: string | null): Version | undefined => (text === 'A' || text === 'B' ? text : undefined)
const neverChanges = () => () => {}
