/** Shows just enough of a value for its owner to recognise it. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return [first, ...rest.slice(-1).map((last) => `${last.slice(0, 1)}.`)].join(' ')
}

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}

export function maskPhone(digits: string): string {
  return `(${digits.slice(0, 2)}) •••••-${digits.slice(-4)}`
}
