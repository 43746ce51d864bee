/** The parameters that this visit came with, kept for as long as its tab lives; a newer link takes the place of what it names. A telephone is an answer and is not kept here. */
export function keptQuery(search = ''): URLSearchParams {
  const kept = new URLSearchParams(read())
  const newer = new URLSearchParams(search.slice(0, LONGEST))
  for (const name of phoneNames) newer.delete(name)
  for (const name of newer.keys()) kept.delete(name)
  for (const [name, value] of newer) kept.append(name, value)
  if (newer.size > 0) write(kept.toString())
  return kept
}

/** By which names a link brings a telephone. */
export const phoneNames = ['phone', 'telefone'] as const

const NAME = 'visit-query'
const LONGEST = 4000

/** Where storage is blocked, it lasts until the page is left. */
let memory = ''

function read(): string {
  try {
    return sessionStorage.getItem(NAME) ?? ''
  } catch {
    return memory
  }
}

function write(text: string) {
  try {
    sessionStorage.setItem(NAME, text)
  } catch {
    memory = text
  }
}
