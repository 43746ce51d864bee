import type { Key } from '../../content/questions/answers.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { questions } from '../../content/questions/questions.ts'
import { typedNone } from '../../funnel/answers/answerAsTyped.ts'
import { helpAlone } from '../../funnel/views/helpFor.ts'
import { whyQuestionAsked } from '../../funnel/views/whyQuestionAsked.ts'
import type { Funnel } from '../../funnel/state.ts'
import { answeredKeys } from '../answeredKeys.ts'
import { handleGlobalCommand, meansSameAnywhere } from './handleGlobalCommand.ts'
import type { Command } from './commands.ts'
import { areNumbers, isNamed, keyNamed } from './editRequests.ts'
import { isYesNo } from '../readValue.ts'
import type { Understanding } from '../understandingTypes.ts'

/** Handles a command at an open question. */
export function handleCommand(funnel: Funnel, key: Key, { name, question }: Command, plain: string): Understanding {
  if (meansSameAnywhere(name)) return handleGlobalCommand(funnel, name)
  const named = name === 'why' && !isNamed(key, plain) ? keyNamed(plain) : null
  const about = named === 'number' && areNumbers.has(key) ? key : named
  switch (name) {
    case 'why':
      if (about && about !== key) return { kind: 'side', reply: whyQuestionAsked(about, funnel) }
      return explained(funnel, key, plain)
    case 'skip':
      return skipped(key)
        ? { kind: 'answers', answers: { [key]: skipped(key) }, reply: null }
        : {
            kind: 'side',
            reply: [notAnAnswerTexts.cannotSkip, whyQuestionAsked(key, funnel)].filter(Boolean).join(' '),
          }
    case 'edit':
      return reopened(funnel, key, question ?? key)
    case 'repeat':
      return { kind: 'side', reply: [notAnAnswerTexts.repeat, helpAlone(funnel, key)].filter(Boolean).join(' ') }
  }
}

/** Explains why a question is asked, and first whether it must be answered, if that was the point. */
function explained(funnel: Funnel, key: Key, plain: string): Understanding {
  const why = whyQuestionAsked(key, funnel)
  if (why && !asksWhetherNeeded.test(plain)) return { kind: 'why' }
  const first = skipped(key) || isYesNo(key) ? notAnAnswerTexts.notNeeded : notAnAnswerTexts.yesNeeded
  return { kind: 'side', reply: why ? `${first} ${why}` : (helpAlone(funnel, key) ?? notAnAnswerTexts.repeat) }
}
/** Whether the visitor asks if the answer is required: 'precisa?', 'precisa do CPF?', but not 'precisa da senha?' */
export const asksIfNeeded = (key: Key, plain: string) =>
  asksWhetherNeeded.test(plain) && (isNamed(key, plain) || plain.split(' ').length < 3)
const asksWhetherNeeded = /^(?!.*\b(?:(?:por|para|pra) ?q(?:ue)?|pq)\b).*\b(?:obriga\w+|necessari[oa]|precis[ao])\b/

/** The answer that skips an optional question; empty if it is needed. */
const skipped = (key: Key) => (questions[key].input.kind === 'consent' ? 'não' : typedNone(key))

/** Opens the answer to change, if there is one. */
function reopened(funnel: Funnel, open: Key, key: Key): Understanding {
  if (answeredKeys(funnel).includes(key)) return { kind: 'edit', key }
  return { kind: 'side', reply: key === open ? notAnAnswerTexts.repeat : notAnAnswerTexts.notYet(key) }
}
