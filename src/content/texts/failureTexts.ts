import { contact } from '../../api/contract/contact.ts'
import { callErrors } from '../../api/contract/errors/callErrors.ts'
import { refusals } from '../../api/contract/errors/refusals.ts'

/** Why something asked for did not succeed: a code of ours, or one of a call with the words that came with it. */
export type Failure = { code: keyof typeof ownWords } | { code: string; words: string }

export const withdrawnByPhone = `Não conseguimos cancelar por aqui. Ligue para ${contact.sales} e cancelamos com você.`

const ownWords = {
  network: callErrors.network,
  server: callErrors.server,
  'phone.invalid': refusals['phone.invalid'],
  'terms.unticked': refusals['terms.unticked'],
  'withdrawal.byPhone': withdrawnByPhone,
}

/** What the visitor is told of it. */
export const failureWords = (failure: Failure): string => ('words' in failure ? failure.words : ownWords[failure.code])
