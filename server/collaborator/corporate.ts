import { refuseField } from '../refusal.ts'
import { corporateDomains } from '../sample/cards.ts'

/** Only who reads mail at the operator's own domains is a collaborator. */
export function refuseForeignEmail(email: string): void {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (!corporateDomains.some((one) => one === domain)) throw refuseField('email', 'email.corporate')
}
