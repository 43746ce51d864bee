/** What the server acknowledged to visitors, and what they sent without hearing. */
export type Ledger = {
  created: number
  refused: string[]
  leads: Map<string, Told>
}
export type Told = {
  /** The last name that was acknowledged, and its version. */
  name: string | null
  version: number
  /** Names that were never acknowledged, because the answer did not come. */
  unheard: string[]
  numbers: string[]
  /** What else must be kept, as the columns of a lead have it. */
  answers?: Readonly<Record<string, string>>
}

export const newLedger = (): Ledger => ({ created: 0, refused: [], leads: new Map() })

export const canary = /Zulmira|quixote/i

/** A name like no other, which nobody but its visitor may read. */
export const someName = (n: number) => `Zulmira Quixote ${letters(n)}`

function letters(n: number): string {
  const word = [...n.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')
  return `B${word}a`
}
