import { planOf } from '../funnel/plans/plansToChoose.ts'
import { normalized } from './normalizeText.ts'
import { costIn } from './plans/priceReply.ts'
import type { Line, Understanding } from './understandingTypes.ts'
import { interpretAtQuestion } from './interpretAtQuestion.ts'

/** A way to pay of which only the price is asked is not chosen: 'não gosto muito de débito… quanto fica no boleto'. */
export function paymentOnlyAsked(
  { funnel, key, text, today }: Pick<Line, 'funnel' | 'key' | 'text' | 'today'>,
  heard: Understanding,
): Understanding {
  const plan = planOf(funnel)
  if (key !== 'directDebit' || !plan || (heard.kind !== 'readBack' && heard.kind !== 'answers')) return heard
  const clauses = text.split(/[,.;!?…]+\s+/)
  const told = clauses.filter((clause) => !asksPrice.test(normalized(clause).plain))
  const isTold = told.some(
    (clause) =>
      !dislikes.test(normalized(clause).plain) &&
      interpretAtQuestion(funnel, key, clause, today).answers.directDebit !== undefined,
  )
  return told.length === clauses.length || isTold ? heard : { kind: 'side', reply: heard.reply ?? costIn(plan) }
}

const asksPrice = /\bquanto\b.*\b(?:boleto|debito)\b|\b(?:boleto|debito)\b.*\bquanto\b/
const dislikes = /\bnao (?:gosto|curto|confio|simpatizo)\b/
