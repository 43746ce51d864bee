import { areFewWords, wants } from './line/openingPhrases.ts'
import type { Key } from '../content/questions/answers.ts'
import { questions } from '../content/questions/questions.ts'
import { unusableAnswerReasons } from '../content/texts/chat/unusableAnswerReasons.ts'
import type { Funnel } from '../funnel/state.ts'
import { asksCheapest, planAdviceReply, everyPlan, nextTo } from './plans/planAdviceReply.ts'
import { planBeside } from './plans/planChanged.ts'
import { namesUnsold } from './plans/streamingWords.ts'
import { recommended } from '../funnel/plans/recommendedPlan.ts'
import { enoughReply } from './plans/planCost.ts'
import { plansNamed } from './plans/plansAskedOf.ts'
import { isOtherPayment, readContextualAnswer, plansIn, toldPlans, withAddressNeeded } from './readContextualAnswer.ts'
import { readTwoAnswers } from './beside/readTwoAnswers.ts'
import { banksNamed, replyWhetherBankAccepted } from './payment/replyWhetherBankAccepted.ts'
import { commandIn } from './commands/commands.ts'
import { planNamedLast, readReplyToSuggestion } from './readBacks/readReplyToSuggestion.ts'
import { handlePlanWish } from './plans/handlePlanWish.ts'
import { ownOrderReply } from './replies/ownOrderReply.ts'
import {
  replyToAcknowledgement,
  replyToAnnounced,
  refusesMail,
  replyToVisitor,
  replyWithoutAccount,
} from './replies/courtesyReply.ts'
import { prefersLowerPrice } from './values/debit.ts'
import { wantsCall } from './values/wantsCall.ts'
import { cepWithin } from './values/cep.ts'
import type { TalkKind } from '../content/talk/talk.ts'
import { replyToTalk, standOf } from './talk/replyToTalk.ts'
import { isSelling } from './talk/isTalkNotAnswer.ts'
import { phoneWithin } from './values/phone.ts'
import { isOfAccount, isOfPlan } from './readValue.ts'
import { likelyMeaning } from './meaning/likelyMeaning.ts'
import { meaningsHere } from './meaning/likelyReply.ts'
import { askWhichOfTwo } from './readBacks/askWhichOfTwo.ts'
import { whyNamedAsked } from './replies/whyNamedAsked.ts'
import type { Line, Understanding } from './understandingTypes.ts'

/** Handles lines that need no reading as a whole. */
export function readingShortcuts(line: Line): Understanding | null {
  const { funnel, key, text, plain, talk, today } = line
  const early = saidOutright(line)
  if (early) return early
  const meant = readContextualAnswer(funnel, key, text) ?? readReplyToSuggestion(funnel, key, plain, today)
  const reply =
    key === 'notice' && /\b(?:telefone|celular|zap|whats\w*|sms)\b/.test(plain)
      ? replyToTalk(funnel, 'howNotice')
      : null
  const plan = meant && isOfAccount(key) ? planAlso(funnel, plain) : null
  if (plan) return { kind: 'readBack', answers: { ...meant, ...plan } }
  if (meant) return { kind: 'answers', answers: meant, reply }
  const ofPlans = handlePlanWish(funnel, key, text)
  const inParts = isOfPlan(key) && ofPlans?.kind !== 'answers' ? readTwoAnswers(funnel, key, text, today) : null
  if (inParts) return { kind: 'readBack', answers: inParts }
  const isAsked = talk !== null && text.includes('?') && !wants.test(plain)
  if (ofPlans && (talk === null || (ofPlans.kind === 'answers' && !isAsked))) return ofPlans
  const wished = isOfPlan(key) ? null : planWished(funnel, plain)
  if (wished) return { kind: 'readBack', answers: wished }
  const beside = replyBeside(funnel, key, plain, talk)
  if (beside) return { kind: 'side', reply: beside }
  const which = askWhichOfTwo(key, text)
  if (which) return { kind: 'side', reply: which, asksBack: true }
  if (isOtherPayment(key, text)) return { kind: 'refused', reply: unusableAnswerReasons['directDebit.other'] }
  if (standOf(funnel) === 'noVisits' && !talk && !commandIn(plain))
    return wantsCall(plain)
      ? { kind: 'call', phone: phoneWithin(plain) }
      : /\d{5}/.test(plain)
        ? null
        : likelyMeaning(funnel, key, text, plain)
  if (key === 'number' && withoutNumber.test(plain)) return { kind: 'answers', answers: { number: 's/n' }, reply: null }
  const otherCep = key === 'notice' ? cepWithin(plain) : null
  if (otherCep !== null) return { kind: 'answers', answers: { cep: otherCep }, reply: null }
  const toRing = key === 'notice' && talk !== 'call' ? phoneWithin(plain) : null
  return toRing === null ? null : { kind: 'readBack', answers: { notice: 'sim', phone: toRing } }
}

/** Handles all plans, refused mails, the lower price, or a question about a bank. */
function saidOutright(line: Line): Understanding | null {
  const { funnel, key, text, plain } = line
  if (refusesMail(key, plain)) return { kind: 'readBack', answers: { [key]: 'não' } }
  const all = isOfPlan(key) ? everyPlan(plain, plansIn(funnel)) : null
  if (all) return { kind: 'side', reply: all }
  if (key === 'directDebit' && !text.includes('?') && prefersLowerPrice(plain))
    return { kind: 'readBack', answers: { [key]: 'sim' } }
  const isBankNamed = key === 'bank' && banksNamed(line).size > 0
  const withoutAccount = isBankNamed ? null : replyWithoutAccount(key, plain)
  if (withoutAccount) return { kind: 'side', reply: withoutAccount }
  const why = whyNamedAsked(funnel, text, key)
  if (why) return { kind: 'side', reply: why }
  return replyWhetherBankAccepted(line)
}

/** Questions with a few choices: mere agreement chooses none, so the choices are listed. */
const areChosen = new Set<string>(['plans', 'offers', 'slots', 'days', 'yesNo', 'consent', 'bank'])

/** Matches 'Sem número. A prefeitura ficou de emplacar desde 2019' */
const withoutNumber = /^(?:(?:e|aqui|casa|fica|esta) )*(?:sem numero\s*[.;!]|s\/n\s*[.,;!])/

/** Another plan than the chosen one: 'Dá pra mudar o plano? queria o de 1 giga' */
const planWished = (funnel: Funnel, plain: string) =>
  planBeside(funnel, /\b(?:mud|troc)\w+ (?:o |de )?plano\?\s*(.+)$/.exec(plain)?.[1] ?? '')

/** Another plan with another payment: 'Volta pro boleto mesmo mas com o de 700' */
const planAlso = (funnel: Funnel, plain: string) => planBeside(funnel, `quero ${withPlan.exec(plain)?.[1] ?? ''}`)
const withPlan = /\b(?:mas|e) (?:(?:com|bota|quero|poe|coloca|muda|para|pra|pro|no) )*(o (?:de|plano) .+)$/

/** The reply to words without an answer: an announced question, or one about the plans or the visitor's own order. */
function replyBeside(funnel: Funnel, key: Key, plain: string, talk: TalkKind | null): string | null {
  const isBefore = beforePlans.has(key) && (ofPlans.test(plain) || asksCheapest(plain))
  const plans = isOfPlan(key) ? plansIn(funnel) : isBefore ? toldPlans(funnel) : []
  const named = planNamedLast(funnel, key)
  const [asked] = plansNamed(plain, plans)
  return (
    (talk ? null : (replyToAnnounced(plain) ?? replyToVisitor(plain))) ??
    (areChosen.has(questions[key].input.kind) ? null : replyToAcknowledgement(plain)) ??
    (mayWantAdvice(funnel, key, plain, talk)
      ? withAddressNeeded(funnel, planAdviceReply(plain, plans, named))
      : null) ??
    (talk
      ? null
      : (ownOrderReply(funnel, plain) ??
        nextTo(plain, named ?? recommended(plans), plans) ??
        withAddressNeeded(funnel, asked ? enoughReply(asked, plain) : null)))
  )
}

/** Questions before the plans are shown. */
const beforePlans = new Set<Key>(['cep', 'number', 'complement'])
const ofPlans = /\b(?:planos?|qual|quais|serve|melhor|indica\w*|recomend\w*|compensa|mega|giga|[1-9]00)\b.*\?/

/** Whether no plan is chosen, and nothing else is certainly meant: 'deixa eu falar com a minha mulher' */
function mayWantAdvice(funnel: Funnel, key: Key, plain: string, talk: TalkKind | null): boolean {
  if (speedInUnits.test(plain) || takes.test(plain) || namesUnsold(plain)) return false
  if (talk !== null) return isSelling(talk) && talk !== 'think'
  const [best] = areFewWords(plain) ? [] : meaningsHere(funnel, plain, key)
  return best === undefined || best.sure <= certain || ofAdvice.has(best.id) || asksCheapest(plain)
}
const certain = 0.65
/** Meanings that advice on a plan answers. */
const ofAdvice = new Set(
  'best-plan most-chosen plans plans-difference prices devices gaming speed steady talk:badToday answer none'.split(
    ' ',
  ),
)

/** Matches 'Acho que o de 600 com hbo serve né, bota esse' */
const takes =
  /\d{3}.*\b(?:bota|poe|fecha|levo|manda|pego|quero|vou n?o?) ess[ea]\W*$|(?:^|[.;!,]\s+)(?:entao |fico com |quero |vou de )?o d[eo] \d{3}(?: mesmo| msm)?\s*(?:[.;!,](?!\d)|$)/
/** Matches a speed, which is a choice: '1 giga, aqui é tudo gamer' */
const speedInUnits = /^[^?]*\b\d+ ?(?:megas?|gigas?)\b[^?]*$/
