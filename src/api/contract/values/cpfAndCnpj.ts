/** The letters and digits of a document, however it was typed. */
export const asDocument = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** Whether eleven digits form a CPF that the tax office could have issued. */
export function isCpf(digits: string): boolean {
  return /^\d{11}$/.test(digits) && !allEqual(digits) && endsWithChecks(digits, 11)
}

/** Whether fourteen characters form a CNPJ: since July 2026 the first twelve may be letters. */
export function isCnpj(text: string): boolean {
  return /^[0-9A-Z]{12}\d{2}$/.test(text) && !allEqual(text) && endsWithChecks(text, 9)
}

/** E.g. '•••.982.247-••' or '••.ABC.345/••••-••': enough to recognise, not to copy. */
export function maskedDocument(text: string): string {
  if (text.length === 11) return `•••.${text.slice(3, 6)}.${text.slice(6, 9)}-••`
  return `••.${text.slice(2, 5)}.${text.slice(5, 8)}/••••-••`
}

const allEqual = (text: string) => new Set(text).size === 1

function endsWithChecks(text: string, top: number): boolean {
  const body = text.slice(0, -2)
  const first = checkDigit(body, top)
  return text.endsWith(first + checkDigit(body + first, top))
}

/** Weights run 2, 3, 4… from the right and start again after `top`. A character counts as its code minus 48. */
function checkDigit(body: string, top: number): string {
  const sum = [...body]
    .toReversed()
    .reduce((total, char, at) => total + (char.charCodeAt(0) - 48) * (2 + (at % (top - 1))), 0)
  return String(sum % 11 < 2 ? 0 : 11 - (sum % 11))
}
