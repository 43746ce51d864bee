/** The number of a house: `35`, `35A` and `nº 35` are 35; `s/n` and an empty text have none. */
export function houseNumberOf(written: string | undefined): number | null {
  const digits = /\d{1,6}/.exec(written ?? '')?.[0]
  return digits === undefined ? null : Number(digits)
}

/** A block as stored, without the word or leading zeros. */
export function block(written: string): string {
  return bare(written, /^(quadra|qd|q)\b\.?\s*/i)
}

export function lot(written: string): string {
  return bare(written, /^(lote|lt|l)\b\.?\s*/i)
}

function bare(written: string, word: RegExp): string {
  return written
    .trim()
    .replace(word, '')
    .replace(/^0+(?=\d)/, '')
    .toUpperCase()
}
