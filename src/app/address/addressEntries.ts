import { afterPaint } from '../../browser/afterPaint.ts'

type Entry = { path: string; replace: boolean }

/** Entries of the browser's history that are still to be written: what they stand for is shown first. */
const due: Entry[] = []

/** Writes an address, with what it says besides the path as it is, once what it stands for is painted. */
export function writeLater(path: string, replace: boolean): void {
  due.push({ path: path + window.location.search, replace })
  afterPaint(writeDue)
}

/** Writes at once what is still to be written, so that what comes after it is in order. */
export function writeDue(): void {
  for (const { path, replace } of due.splice(0)) writeEntry(path, replace)
}

/** The browser went elsewhere before they were written. */
export const forgetDue = () => void due.splice(0)

/** The path that the address has, or is about to have. */
export const pathNow = () => due.at(-1)?.path.replace(/\?.*/s, '') ?? window.location.pathname

export function writeEntry(path: string, replace: boolean, state?: unknown): void {
  const entry = { key: Math.random().toString(36).slice(2, 10), state }
  if (replace) window.history.replaceState(entry, '', path)
  else window.history.pushState(entry, '', path)
}
