/** Where most Brazilians have their mail. */
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

/** Real as well, and a letter away from one of those. */
const others = ['ymail.com', 'mail.com', 'email.com', 'gmx.com', 'aol.com']

/** What an e-mail was probably meant to end with, if that is one slip of a finger away; null where it may be as it is. */
export function mistypedDomain(email: string): string | null {
  const domain = email.slice(email.indexOf('@') + 1)
  const meant = [...usual, ...others].includes(domain) ? undefined : usual.find((one) => isOneSlipAway(domain, one))
  return meant === undefined
    ? null
    : `Confira o final do e-mail: não seria @${meant}? Se for assim mesmo, envie de novo.`
}

/** One sign too many, too few, another one, or two that changed places. */
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
