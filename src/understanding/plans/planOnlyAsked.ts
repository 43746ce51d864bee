import { sentencesOf } from '../clauses.ts'
import { likelyAnswers } from '../interpretAtQuestion.ts'
import { likelyAsks } from '../meaning/asksOrAnswers.ts'
import { normalized } from '../normalizeText.ts'
import { plansIn } from '../readContextualAnswer.ts'
import { isOfPlan } from '../readValue.ts'
import type { Line, Understanding } from '../understandingTypes.ts'
import { costIn, speedsIn } from './priceReply.ts'

/** A plan that stands only in what is asked is not chosen: its question has a reply, or else its price. */
export function planOnlyAsked(
  { funnel, key, text, today }: Pick<Line, 'funnel' | 'key' | 'text' | 'today'>,
  heard: Understanding,
): Understanding {
  if (!isOfPlan(key) || !asks(text) || (heard.kind !== 'answers' && heard.kind !== 'readBack')) return heard
  const plan = plansIn(funnel).find(({ sku }) => sku === heard.answers[key])
  if (!plan) return heard
  const isChosen = partsThatChoose(text).some(
    (part) =>
      takes.test(part) ||
      speedsIn(part).includes(plan.plan_download) ||
      likelyAnswers(funnel, key, part, today)[key] === plan.sku,
  )
  return isChosen ? heard : { kind: 'side', reply: heard.reply ?? costIn(plan) }
}

/** With a mark, or surely without: 'esse de quinhentos depois sobe né' */
const asks = (text: string) => text.includes('?') || likelyAsks(normalized(text).plain) > sure
const sure = 0.93

/** What asks nothing, what is taken in a question, and the choice before one. */
const partsThatChoose = (text: string) =>
  sentencesOf(text).flatMap((sentence) => {
    const { plain } = normalized(sentence)
    if (takes.test(plain) || !asks(sentence)) return [plain]
    const [, head = ''] = /^(.+?)[,;]\s/s.exec(plain) ?? []
    return head === '' || asksItself.test(head) ? [] : [head]
  })
const takes =
  /\b(?:quero(?! saber)|queria|vou (?:de|querer|ficar|no|com)|fic[oa]|ficar|escolho|prefiro|levo|pego|pegar|manda|bota|poe|coloca|fecho|fechar|fechado|fechou|pode ser|me ve|assin\w+|contrat\w+)\b/
const asksItself =
  /^(?:\S+ )?(?:n?ess[ea]|n?est[ea]|aquel[ea])\b|\b(?:vem|tem|fica|custa|sai|da|aguenta|pega|serve|traz|inclui|ta|esta)\b/
