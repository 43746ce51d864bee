import { afterPaint } from '../../browser/afterPaint.ts'

/** Whether an address needs its own document. Lazy code replaces this. */
export const needsOwnDocument = { isAt: (_path: string) => false }

type Entry = { path: string; replace: boolean }

/** History entries that are not written yet, because their content is painted first. */
const due: Entry[] = []

/** Writes an address after the next paint. The query and hash stay. */
export function writeLater(path: string, replace: boolean): void {
  due.push({ path: path + window.location.search, replace })
  afterPaint(writeDue)
}

/** Writes pending entries at once, so that later ones come after them. */
export function writeDue(): void {
  for (const { path, replace } of due.splice(0)) writeEntry(path, replace)
}

/** Drops pending entries, because the browser went elsewhere. */
export const forgetDue = () => void due.splice(0)

/** The path of the address, pending entries included. */
export const pathNow = () => due.at(-1)?.path.replace(/\?.*/s, '') ?? window.location.pathname

export function writeEntry(path: string, replace: boolean, state?: unknown): void {
  const entry = { key: Math.random().toString(36).slice(2, 10), state }
  if (replace) window.history.replaceState(entry, '', path)
  else window.history.pushState(entry, '', path)
}
