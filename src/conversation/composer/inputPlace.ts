import type { Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'

/** Whether it is answered by taking one of several cards. Their switches are kept. */
export const isTaken = (name: Key) => ['plans', 'offers'].includes(questions[name].input.kind)

/** Where a question is answered: in the composer's own field, by quick replies over it, or by a choice under the question. */
export function inputPlace(name: Key): 'field' | 'quick' | 'turn' {
  switch (questions[name].input.kind) {
    case 'text':
    case 'document':
    case 'complement':
    case 'bank':
      return 'field'
    case 'yesNo':
    case 'consent':
    case 'days':
      return 'quick'
    case 'plans':
    case 'offers':
    case 'slots':
    case 'state':
      return 'turn'
  }
}
