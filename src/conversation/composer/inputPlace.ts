import type { Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'

/** Whether it is answered by picking one of several cards, whose switches are stored as its draft. */
export const isTaken = (name: Key) => ['plans', 'offers'].includes(questions[name].input.kind)

/** The place to answer a question: the composer's own field, quick replies above it, or a choice under the question. */
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
