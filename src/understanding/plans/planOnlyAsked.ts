import { sentencesOf } from '../line/clauses.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { planOf } from '../../funnel/plans/plansToChoose.ts'
import type { Funnel } from '../../funnel/state.ts'
import { likelyAsks } from '../meaning/asksOrAnswers.ts'
import { normalized } from '../line/normalizeText.ts'
import { plansIn } from '../readContextualAnswer.ts'
import { isOfPlan } from '../readValue.ts'
import type { Line, Understanding } from '../understandingTypes.ts'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { likelyAnswers } from '../interpretAtQuestion.ts'
import { isSelling } from '../talk/isTalkNotAnswer.ts'
import { replyToTalk, talkAsked, talkIn } from '../talk/replyToTalk.ts'
import { namesPlan, planKey } from './planChanged.ts'
import { paymentBeside } from '../values/debit.ts'
import { tellsLater } from './planFacts.ts'
import { speedsIn } from './plansAskedOf.ts'
import { costIn, enoughReply } from './planCost.ts'
import { areShows, namesStreaming, watchesOrLikes } from './streamingWords.ts'
import { plansMeantHere } from './visiblePlans.ts'

/** Drops a plan that is named only in a question, and replies to the question, or with the price. */
export function planOnlyAsked(line: Asked, heard: Understanding): Understanding {
  const { funnel, key, text, today } = line
  const isNotYet = compares.test(normalized(text).plain)
  if (!(isNotYet || asks(text)) || (heard.kind !== 'answers' && heard.kind !== 'readBack')) return heard
  const ofPlan = isOfPlan(key) ? key : planKey(funnel)
  const plan = plansIn(funnel).find(({ sku }) => sku === heard.answers[ofPlan])
  if (!plan) return heard
  const isNamed = (part: string) =>
    speedsIn(part).includes(plan.plan_download) ||
    ((namesPlan.test(part) || /\d,\d\d/.test(part)) && likelyAnswers(funnel, ofPlan, part, today)[ofPlan] === plan.sku)
  const isOfCompared = (part: string) => compares.test(part.split(clause).find((one) => isNamed(one)) ?? part)
  const isChosen = partsThatChoose(text, ofPlan === key).some(
    (part) =>
      !isOfCompared(part) &&
      (takes.test(part) ||
        (!isComplaint(funnel, key, part) &&
          !asksItself.test(part) &&
          (saysOnly(funnel, ofPlan, part, plan) || isNamed(part)))),
  )
  return isChosen ? heard : withoutPlan(line, heard, ofPlan, plan)
}

/** Matches 'Ainda não decidi, quero comparar com o de 500', 'o de 700 ficaria 109,99 contra os 129 que pago' */
const clause = /,\s+|\s+(?=mas )/
export const compares =
  /\b(?:nao|n) (?:decidi|escolhi|defini|resolvi)\b|\bainda (?:nao|n) sei(?=\W*$)|\bcomparar\b|\bso (?:perguntei|estou perguntando|uma pergunta)\b|\bficaria\b(?! (?:otimo|bom|perfeito|melhor))|\bcontra (?:[oa]s? )?\d/

type Asked = Pick<Line, 'funnel' | 'key' | 'text' | 'today'>
type Answered = Extract<Understanding, { kind: 'answers' | 'readBack' }>

/** Keeps the other answers, with the reply to the question about the plan. */
function withoutPlan({ funnel, key, text }: Asked, heard: Answered, ofPlan: Key, plan: Plan): Understanding {
  const { plain } = normalized(text)
  const talk = talkAsked(funnel, text, plain, key)
  const told = enoughReply(plan, plain) ?? (talk && replyToTalk(funnel, talk, plain)) ?? heard.reply
  const reply = told ?? costIn((tellsLater(plain) && planOf(funnel)) || plan)
  const { [ofPlan]: _, directDebit, ...others } = heard.answers
  const answers = { ...others, ...(directDebit !== undefined && paymentBeside(text)) }
  return ofPlan === key || keysIn(answers).length === 0 ? { kind: 'side', reply } : { ...heard, answers, reply }
}

/** Matches 'A Claro cobra 99 no 500', 'ela assiste na globo' */
function isComplaint(funnel: Funnel, key: Key, part: string): boolean {
  const talk = talkIn(funnel, part, key)
  return (talk !== null && isSelling(talk)) || (watchesOrLikes.test(part) && !/\d/.test(part))
}

/** Whether a part names the plan and nothing else. A show alone is no plan: 'a novela' */
function saysOnly(funnel: Funnel, key: Key, part: string, { sku }: Plan): boolean {
  const meant = areShows(part.replace(/^[ao]s? |\W+$/g, '')) ? null : plansMeantHere(funnel, key, part)
  return meant !== null && 'plan' in meant && meant.plan.sku === sku
}

/** Whether a text asks, by a mark or certainly without one: 'esse de quinhentos depois sobe né' */
const asks = (text: string) => marked.test(text) || likelyAsks(normalized(text).plain) > sure
const sure = 0.93
const marked =
  /\?|(?:\S+\s+){4}n[ée]\W*$|\bperguntei\b|\bo que (?:que )?(?:tem|vem|inclui)\b|\bquanto\W*$|\bn[ãa]o (?:d[áa] conta|aguenta|serve) n[ãa]o\b/iu

/** The parts that may choose: statements, questions that take a plan, and the choice before a question. */
const partsThatChoose = (text: string, isOpen: boolean) =>
  sentencesOf(text).flatMap((sentence) => {
    const { plain } = normalized(sentence)
    if (!asks(sentence) || (takes.test(plain) && !wondersToTake.test(plain))) return [plain]
    const [, head = ''] = /^(.+?)[,;]\s/s.exec(plain) ?? []
    const isAsked = head === '' || asksItself.test(head) || leadsOn.test(head)
    return !isOpen || isAsked || isOfThatPlan(sentence.slice(head.length + 1)) ? [] : [head]
  })

/** Whether no part of a sentence at the plan's question chooses. */
export const choosesNoPlan = (sentence: string) => partsThatChoose(sentence, true).length === 0
export const takes =
  /(?:^|\bn?o (?:de )?)\d{3}(?: megas?)? mesmo\b|\b(?:aquele|esse) (?:de )?\d{3}(?: megas?)? mesmo\b(?!.*\?)|\b(?:quer(?:o|ia)(?! (?:saber|gastar|comparar|entender|pagar menos))|vou (?:de|querer|ficar|no|com)|vamos? (?:de|n?o|com o)(?! que)|fico|fica (?:com|n?ess[ea]|[oa] )|ficar|escolho|prefiro|levo|pego|pegar|manda(?! (?:[oa]s? )?(?:prec|valor|link|foto|lista|print|tod|quanto))|bota|poe|coloca|fecho|fechar|fechado|fechou|pode ser|me ve|assin\w+|contrat\w+)\b/
/** Matches 'Fico com o de 700?' */
const wondersToTake =
  /^(?:\w+,? ){0,3}?(?:fico|levo|pego|escolho|fecho) [^,]+\?$|^(?:\w+,? ){0,2}(?:e )?se (?:eu|a gente|agente|gente|nos|for)\b|\bse (?:pegar|levar|fechar|contratar|assinar|escolher)\b/
/** Matches the beginning of 'E o de 1 giga, vale a pena?' */
const leadsOn = /^(?:mas |ah,? )?e [on]/
/** Whether a question after a plan's name is about that plan: 'o de 600, ele é bom?' */
export const isOfThatPlan = (question: string) => {
  const { plain } = normalized(question)
  return ofThatPlan.test(plain) || namesStreaming(plain.replace(without, ''))
}
/** Matches the condition in 'o mais barato, sem streaming nenhum, e me fala da multa' */
const without = /^\s*sem [^,;.!?]+,/
const ofThatPlan =
  /^\s*(?:ele|n?esse(?= (?:e|eh|tem|vem|da|serve|plano))|nele|vale|presta|compensa|serve|aguenta|roda|da (?:conta|pra|para)(?!.*\b(?:instal|marc|agend|pag|parcel))|(?:e|eh) (?:bom|boa|melhor|ruim|suficiente|rapid[oa]|isso))\b/
const asksItself =
  /^(?:\S+ ){0,2}(?:n?ess[ea]|n?est[ea]|aquel[ea])\b|\bperguntei\b|\b(?:vem|tem|fica|custa|sai|da|aguenta|pega|serve|traz|inclui|ta|esta|dobro|car[oa]|salgad[oa]|puxad[oa])\b/
