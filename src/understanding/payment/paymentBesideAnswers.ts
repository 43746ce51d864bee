import { answersOf, doesAsk } from '../../funnel/answersAndFacts.ts'
import { withCorrection } from '../corrections/earlierAnswersChanged.ts'
import { tellsOfShows } from '../plans/streamingWords.ts'
import type { Line, Understanding } from '../understandingTypes.ts'
import { paymentBeside, paymentTold } from '../values/debit.ts'

/** A plan with how to pay, and with the correction of an earlier answer. */
export const withPlanBeside = (line: Line, heard: Understanding): Understanding =>
  heard.kind === 'answers' || heard.kind === 'readBack'
    ? withCorrection(line, {
        answers: { ...(doesAsk(line.funnel, 'directDebit') ? paymentBeside(line.text) : {}), ...heard.answers },
        isSure: heard.kind === 'answers' && !tellsOfShows(line.plain),
        reply: heard.reply ?? null,
      })
    : heard

/** An answer with how to pay, unless that is known or asked: 'Josenilda dos Santos. E é boleto, viu' */
export function withPaymentBeside({ funnel, key, text }: Line, heard: Understanding): Understanding {
  const isOpen = doesAsk(funnel, 'directDebit') && answersOf(funnel).directDebit === undefined
  if ((heard.kind !== 'answers' && heard.kind !== 'readBack') || !isOpen || key === 'directDebit') return heard
  return { ...heard, answers: { ...heard.answers, ...paymentTold(text) } }
}
