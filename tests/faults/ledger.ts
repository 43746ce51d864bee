/** The data that the server acknowledged, and unacknowledged writes. */
export type Ledger = {
  created: number
  refused: string[]
  leads: Map<string, Told>
}
export type Told = {
  /** The last acknowledged name and version. */
  name: string | null
  version: number
  /** Names without an acknowledgement. */
  unheard: string[]
  numbers: string[]
  /** Other values that must be stored, by column. */
  answers?: Readonly<Record<string, string>>
}

export const newLedger = (): Ledger => ({ created: 0, refused: [], leads: new Map() })

export const canary = /Zulmira|quixote/i

/** A unique name, which only its visitor may read. */
export const someName = (n: number) => `Zulmira Quixote ${letters(n)}`

function letters(n: number): string {
  const word = [...n.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')
  return `B${word}a`
}
