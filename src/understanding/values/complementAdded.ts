/** Adds a unit to the flat that was read back: 'É ap 21 mesmo, bloco b. Confere' */
export function complementAdded(known: string | undefined, more: string): string | null {
  const parts = known === undefined ? [] : (more.match(unit) ?? [])
  const added = parts.filter((part) => !known?.toLowerCase().includes(part.slice(0, 2).toLowerCase()))
  return added.length > 0 && /\d/.test(known ?? '') ? [known, ...added].join(', ') : null
}
const unit =
  /(?<!\p{L})(?<!\b(?:d[oa]|n[oa]|pel[oa]) )(?:bloco|bl|torre|ap(?:to|artamento)?|andar)\.?\s+(?:[a-z]|\d+[a-z]?)(?![\p{L}\d])/giu
