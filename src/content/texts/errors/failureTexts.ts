import { callErrorMessages } from '../../../api/contract/errors/callErrorMessages.ts'
import { refusals } from '../../../api/contract/errors/validationMessages.ts'

/** Why a request failed: a code of ours, or the code and text of a reply. */
export type Failure = { code: keyof typeof ownWords } | { code: string; words: string }

const ownWords = {
  ...refusals,
  network: callErrorMessages.network,
  server: callErrorMessages.server,
}

export const failureWords = (failure: Failure): string => ('words' in failure ? failure.words : ownWords[failure.code])
