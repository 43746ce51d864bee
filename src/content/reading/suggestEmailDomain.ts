/** The most common e-mail domains in Brazil. */
const usual = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com.br',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'uol.com.br',
  'bol.com.br',
  'terra.com.br',
  'ig.com.br',
  'globo.com',
]

/** Real domains that are one letter away from a common one. */
const others = ['ymail.com', 'mail.com', 'email.com', 'gmx.com', 'aol.com']

/** The common domain that is one typing error away from that of an e-mail, or null. */
export function suggestEmailDomain(email: string): string | null {
  const domain = email.slice(email.indexOf('@') + 1)
  if ([...usual, ...others].includes(domain)) return null
  return usual.find((one) => isOneSlipAway(domain, one)) ?? null
}

/** Whether one character is extra, missing or wrong, or two are swapped. */
export function isOneSlipAway(typed: string, meant: string): boolean {
  const from = [...meant].findIndex((sign, at) => typed[at] !== sign)
  const at = from === -1 ? meant.length : from
  const rest = (text: string, skipped: number) => text.slice(at + skipped)
  const swapped = typed[at] === meant[at + 1] && typed[at + 1] === meant[at]
  return (
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 1) ||
    (swapped && rest(typed, 2) === rest(meant, 2))
  )
}
