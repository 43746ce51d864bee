import { refuseField } from '../refusal.ts'
import { corporateDomains } from '../sample/sampleCards.ts'

/** Collaborators have an e-mail at the operator's own domains. */
export function refuseForeignEmail(email: string): void {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (!corporateDomains.some((one) => one === domain)) throw refuseField('email', 'email.corporate')
}
