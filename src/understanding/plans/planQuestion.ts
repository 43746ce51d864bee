import { planOf } from '../../funnel/plans/plansToChoose.ts'
import type { Funnel } from '../../funnel/state.ts'
import { sentencesWithTails } from '../line/clauses.ts'
import { commandIn } from '../commands/commands.ts'
import { writtenOut } from '../line/expandShortForms.ts'
import { isAsking } from '../line/isAsking.ts'
import { normalized } from '../line/normalizeText.ts'
import { pricedPlans, withAddressNeeded } from '../readContextualAnswer.ts'
import { plansTold } from '../readBacks/readReplyToSuggestion.ts'
import { sharesPrice } from '../talk/orderFigures.ts'
import { replyToTalk } from '../talk/replyToTalk.ts'
import { plansListed } from './handlePlanWish.ts'
import { namesPlan } from './planChanged.ts'
import {
  asksForStreaming,
  asksOfPlan,
  planFacts,
  tableAnswer,
  tellsLater,
  tellsOfPlan,
  type SpokenOf,
} from './planFacts.ts'
import { roomAsked } from './planCost.ts'
import { compares, takes } from './planOnlyAsked.ts'
import { plansAskedOf, speedsIn } from './plansAskedOf.ts'
import { withSwap } from './planSwap.ts'

/** The reply to questions about plans, and the rest of the line: 'Ana Lima. Esse vem com streaming?' */
export function planQuestion(funnel: Funnel, text: string): { reply: string; rest: string } | null {
  const plans = pricedPlans(funnel)
  const told: string[] = []
  const rest: string[] = []
  const own = planOf(funnel)
  const last = plansTold(funnel, plans)
  const [toldLast, ...others] = last
  let before: SpokenOf = { plan: own ?? (others.length === 0 ? (toldLast ?? null) : null), isOwn: Boolean(own), last }
  const name = (words: string) => {
    const [plan] = plansAskedOf(normalized(words).plain, plans, before.plan)
    if (plan) before = { ...before, plan, isNamed: true }
  }
  for (const sentence of sentencesWithTails(text.replace(beforeReason, ',$1?'))) {
    const at = isQuestion(sentence, text) ? questionAt(sentence) : sentence.length
    const [head, question] = [sentence.slice(0, at), normalized(sentence.slice(at)).plain]
    name(head)
    const reply =
      told.length > 0 && tellsLater(normalized(text).plain) && warns.test(normalized(sentence).plain)
        ? tableAnswer('price-notice')
        : question === ''
          ? null
          : sharesPrice(question)
            ? replyToTalk(funnel, 'splitBill', /\d{3}/.test(question) ? question : normalized(text).plain)
            : (planFacts(roomAsked.test(question) ? normalized(sentence).plain : question, plans, before) ??
              (own && plansListed(funnel, question)))
    if (reply || /\d/.test(question)) name(question)
    if (reply) told.push(reply)
    rest.push(reply ? head : sentence)
  }
  const reply = withAddressNeeded(funnel, [...new Set(told)].join(' '))
  return told.length > 0 && reply
    ? { reply: withSwap(funnel, text, reply), rest: rest.filter(saysMore).join(' ').trim() }
    : null
}

/** Matches 'Eles avisam antes?' after a price that rises */
const warns = /^(?:e )?(?:(?:eles|voces|ai) )*(?:me )?avis\w+(?: (?:antes|a gente))*\W*$/

/** Whether a sentence says more than 'me ajuda', or why the visitor asks about a plan. */
function saysMore(sentence: string): boolean {
  const words = writtenOut(sentence)
  const isOfIt = tellsOfPlan(words) || ['help', 'repeat'].includes(commandIn(words)?.name ?? '')
  return sentence.includes('?') || takes.test(words) || !isOfIt
}

function isQuestion(sentence: string, text: string): boolean {
  const words = writtenOut(sentence)
  const isWondered = isBetween(sentence) || (wonders.test(words) && !takes.test(writtenOut(text).replace(wonders, '')))
  return isAsking(sentence, normalized(sentence).plain) || shows.test(words) || isWondered
}

/** Matches 'Acho que vou de 700, mas pode ser 1 giga, ainda não sei' */
const isBetween = (sentence: string) =>
  compares.test(writtenOut(sentence)) && speedsIn(normalized(sentence).plain).length > 1

/** The start of the question in a sentence, after a choice or an answer. */
function questionAt(sentence: string): number {
  if (isBetween(sentence)) return 0
  let [at, end, isBegun] = [0, 0, false]
  for (const clause of sentence.split(
    /(?<=[,;:]\s+)|(?=\s(?:mas|s[óo] que|e (?=(?:no boleto|no d[ée]bito|quanto|qual|me (?:diz|fala|explica))\s))\s?)/,
  )) {
    const words = writtenOut(clause)
    const isTaken = takes.test(words) && !clause.includes('?') && !shows.test(words) && !wonders.test(words)
    if (isTaken && !asksForStreaming(writtenOut(sentence))) isBegun = false
    else isBegun ||= namesPlan.test(words) || asksOfPlan(words) || dislikes.test(words)
    end += clause.length
    if (!isBegun) at = end
  }
  return at
}

const shows =
  /\b(?:me )?(?:mostr[ae]\w*|diz|diga|fala|lista|passa|quero ver|queria ver|perguntei se|quero saber|queria saber|quer saber|quis dizer(?=\W*$)|quanto|o que (?:que )?(?:vem|tem|inclui)|ou nao(?=\W*$))\b/
/** Matches 'Débito me dá medo, no boleto é quanto?' */
const dislikes = /\bmedo\b|\bnao (?:gosto|curto|confio|simpatizo)\b/
/** Matches 'Tô entre o de 500 e o de 700', which takes neither */
const wonders = /\b(?:(?:quero|queria) )?compar\w+|\bduvida\b|\bnao sei\b|\bentre\b/
/** Matches the reason in '700 por 109 e 600 por 119? Por que o menor é mais caro' */
const beforeReason = /\?(\s+(?:pq|por ?qu[eê])\s[^.!?]+)/i
