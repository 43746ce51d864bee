import { answerTo } from '../../content/faq/faqEntry.ts'
import { flows } from '../../content/flows/flows.ts'
import type { Look } from '../../content/flows/screen.ts'
import { repliesTo, talkKinds, type TalkPlace, type TalkKind } from '../../content/talk/talk.ts'
import type { Key } from '../../content/questions/answers.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { doesAsk } from '../../funnel/answersAndFacts.ts'
import { planOf } from '../../funnel/plans/plansToChoose.ts'
import { endedOrderWords } from '../../funnel/views/endedOrderWords.ts'
import { areVisitsFull } from '../../funnel/views/areVisitsFull.ts'
import { once } from '../once.ts'
import type { Funnel } from '../../funnel/state.ts'
import { commandIn } from '../commands/commands.ts'
import { toldPlans } from '../readContextualAnswer.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import { inDigits } from '../line/numberWords.ts'
import { figuresOf, fineAfter, type Figures, sharedPrice } from './orderFigures.ts'
import { plansAskedOf } from '../plans/plansAskedOf.ts'
import { entryOf, findFaqTopic } from '../replies/findFaqTopic.ts'
import { notSaid } from './notSaid.ts'
import { visitByPhoneFor } from './visitByPhone.ts'
import { isOfOther, isOwnOrder } from './ownOrder.ts'
import { plainTalk, urgent } from './talkPatterns.ts'
import * as placeKinds from './orderStagePatterns.ts'
import { conversationPlace } from '../meaning/conversationPlace.ts'
import { isLearned } from '../meaning/rankMeanings.ts'
import { otherMeaning } from '../meaning/otherMeaning.ts'
import { areFewWords } from '../line/openingPhrases.ts'

/** The stage of the order, for replies to talk. */
export function standOf(funnel: Funnel): TalkPlace {
  const { current, question, facts } = journey(funnel)
  if (facts.order) return endedOrderWords(funnel) ? 'ended' : 'done'
  if (question === 'schedule' && areVisitsFull(facts.slots)) return 'noVisits'
  if (question === 'plan' || question === 'offer') return 'plan'
  return standAt[current.look] ?? (planOf(funnel) ? 'chosen' : 'address')
}

const standAt: { [L in Look]?: TalkPlace } = {
  review: 'review',
  quiz: 'quiz',
  secondTry: 'quiz',
  person: 'refused',
  noOffer: 'noOffer',
  noOffers: 'noOffers',
  seenPlans: 'plan',
}

/** The kind of talk of a text; null if it is something else. */
export function talkIn(funnel: Funnel, plain: string, key: Key | null = null): TalkKind | null {
  const words = expandShortForms(plain.replace(/\S+@\S+/g, ' ').replace(spokenTo, ' '))
  const kind = kindIn(urgent, words)
  if (kind) return kind
  const stand = standOf(funnel)
  const all = [...kindsAt(funnel, stand), ...plainTalk]
  const isHuman = commandIn(plain)?.name === 'human'
  const found = kindIn(all, words)
  if (isHuman && found !== 'call' && found !== 'boss' && found !== 'insult') return 'human'
  if (found === 'grief' && key === 'motherName') return 'motherDied'
  // 'Pode ser o nome do meu pai?' is about no other holder at this question
  if (found === 'otherHolder' && key === 'motherName') return null
  if (found === 'otherHolder' && key && ofAccount.has(key)) return null
  if (found === 'credit' && key === 'document' && ofFamily.test(words)) return 'otherHolder'
  if (found === 'discount' && key === 'directDebit' && forDiscount.test(words)) return null
  if (!found || !isSaidHere(found, stand)) return null
  const other = otherMeaning(found, plain, conversationPlace(key, stand))
  if (other === null) return found
  return other.startsWith('talk:') ? ([...kindsHere(funnel)].find((one) => other === `talk:${one}`) ?? found) : null
}

/** Questions at which the account's holder is meant: 'tá no nome da minha esposa, tem problema?' */
const ofAccount = new Set<Key>(['directDebit', 'bank', 'agency', 'account'])
/** Matches 'Pode ser o da minha mãe? o meu tá negativado' */
const ofFamily =
  /\b(?:o|cpf) d[oa]s? (?:meu |minha )?(?:mae|pai|avo|marido|esposa|mulher|irma|irmao|filh[oa]|ti[oa]|sogr[oa])\b/

/** Matches 'Sim, quero o desconto', which accepts the discount of the question */
const forDiscount = /^(?:sim|s|1|pode ser|bora|quero|claro|manda)\b|\b(?:ja que|se e para|por causa)\b.*\bdesconto\b/

/** Forms of address, which mean no child of the visitor: 'precisa mesmo, meu filho?' */
const spokenTo = /(?:^|[,.!?])\s*(?:meu|minha) (?:filh[oa]|anjo|bem|querid[oa]|amor)\s*(?=[,.!?;]|$)/g

/** The kind of talk of a line; its question precedes its remark: 'posso pôr no nome do meu pai? o meu tá sujo' */
export function talkAsked(funnel: Funnel, text: string, plain: string, key: Key | null = null): TalkKind | null {
  const whole = talkIn(funnel, plain, key)
  if (whole === null || isUrgent(whole)) return whole
  const asked = (plain.match(/[^.!?;\n]+\?/g) ?? []).filter((one) => one !== plain && one.trim().includes(' '))
  const kinds = asked.map((one) => (areFewWords(one) ? null : talkIn(funnel, one.trim(), key)))
  return kinds.find(Boolean) ?? (asked.some((one) => findFaqTopic(one, key)) ? null : whole)
}

/** All kinds with a reply at this stage of the order. */
export const kindsHere = (funnel: Funnel): ReadonlySet<TalkKind> =>
  once(kindsOf, funnel, () => {
    const stand = standOf(funnel)
    const patterns = [...kindsAt(funnel, stand), ...plainTalk]
    const all = [...patterns.map(([kind]) => kind), ...learnedHere(funnel, stand)]
    return new Set(all.filter((kind) => isSaidHere(kind, stand)))
  })
const kindsOf = new WeakMap<Funnel, ReadonlySet<TalkKind>>()

function learnedHere(funnel: Funnel, stand: TalkPlace): readonly TalkKind[] {
  const figures = { ...figuresOf(funnel), ...fineAfter(funnel, 1) }
  return learnedKinds().filter(
    (kind) => !isOfOther(kind, stand) && repliesTo(kind, stand).some((text) => written(text, figures) !== null),
  )
}

/** The learned kinds, except for those of particular orders. */
const learnedKinds = (): readonly TalkKind[] =>
  (learned ??= talkKinds.filter((kind) => isLearned(`talk:${kind}`) && !ofSome.has(kind)))
let learned: readonly TalkKind[] | null = null
const ofSome = new Set(
  [...placeKinds.ofCampaigns, ...placeKinds.ofCustomer, ...placeKinds.ofMove].map(([kind]) => kind),
)

/** The kinds of this order at its stage. */
function kindsAt(funnel: Funnel, stand: TalkPlace): typeof plainTalk {
  const { flow, campaign } = funnel
  const promised = placeKinds.ofCampaigns.filter(
    ([kind]) =>
      kind === 'points' ||
      (kind === 'mobileBonus' && campaign.alias !== undefined) ||
      (kind === 'blackFriday' && campaign.content === 'black-friday'),
  )
  return [
    ...(flows[flow].calls.offers ? placeKinds.ofCustomer : []),
    ...(flows[flow].calls.offers && doesAsk(funnel, 'schedule') ? placeKinds.ofMove : []),
    ...promised,
    ...(isOwnOrder(stand) ? placeKinds.ofOwn : []),
    ...placeKinds.ofOrder,
  ]
}

export const isUrgent = (kind: TalkKind) => urgent.some(([name]) => name === kind)

const kindIn = (kinds: typeof plainTalk, words: string): TalkKind | null =>
  kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? null

/** Whether a kind has a reply at a stage of the order. */
const isSaidHere = (kind: TalkKind, stand: TalkPlace) => kind !== 'support' || stand !== 'quiz'

/** The reply to a kind of talk: the first unused one with known figures, else the least recently used one. */
export function replyToTalk(funnel: Funnel, kind: TalkKind, plain = ''): string | null {
  const byPhone = visitByPhoneFor(funnel, kind)
  if (byPhone) return byPhone
  if (kind === 'motherDied' && plain !== '' && !died.test(plain)) return null
  const own = planOf(funnel)
  const [asked] = ofOnePlan.has(kind) ? plansAskedOf(plain, toldPlans(funnel), own) : []
  const named = asked?.sku === own?.sku ? null : asked
  const months = monthsIn(plain)
  const fine = fineAfter(funnel, months ?? 1)
  const isOfMonths = fine.wholeFine !== undefined && !moves.test(plain) && (kind === 'leavingAfter' || months !== null)
  const isWhy = kind === 'laterPrice' && asksMotive.test(plain)
  const isFree = months !== null && fine.wholeFine === undefined && fine.loyalty !== undefined
  const ofLeaving = isFree ? 'leavingFree' : isOfMonths ? 'leavingAfter' : 'leaving'
  const isOwn = kind === 'otherHolder' && ofOwnName.test(plain)
  const said = isOwn
    ? 'ownHolder'
    : kind === 'leaving' || kind === 'leavingAfter'
      ? ofLeaving
      : isWhy
        ? 'whyLaterPrice'
        : kind
  const figures = {
    ...figuresOf(funnel, named ? [named] : undefined),
    ...fine,
    ...(kind === 'splitBill' && sharedPrice(funnel, plain, asked)),
  }
  const move = said === 'leaving' && moves.test(plain) ? entryOf({ id: 'move' }) : null
  const all = repliesTo(said, named ? 'plan' : standOf(funnel))
    .flatMap((text) => written(text, figures) ?? [])
    .map((text) => [...(move ? answerTo(move, []) : []), text].join(' '))
  return notSaid(funnel, all)
}

/** Kinds about the plan that the visitor asks about. */
const ofOnePlan = new Set<TalkKind>(['laterPrice', 'whyLaterPrice', 'hiddenFee', 'discount', 'splitBill'])
/** Matches 'Mas a conta fica no meu nome, né?' */
const ofOwnName =
  /^(?!.*\b(?:ou|nome d[aeo]s?)\b).*\b(?:fica|sai|vai|vem|e|ta|esta|continua|seria)\b.*\bno meu (?:proprio )?nome\b/
/** Matches 'E o porquê? Não é pra saber o valor, é o motivo' */
const asksMotive = /\bmotivo\b|\bo porque\b|\b(?:por que|porque|pq)\b.*\b(?:aument|sob|sub|mud)\w*/

/** Words for a death, without which no condolence is given. */
const died =
  /\b(?:morr\w+|morta|falec\w+|fina(?:da|do)|partiu|perdi|obito|ceu|enterr\w+|se foi|ja foi|levou|tenha|luto|descansa\w*|memoriam|nao (?:esta|ta) mais|viva)\b/

/** Matches a move, with which the plan moves along or is cancelled. */
const moves = /\bmud\w+ (?:de|para|pra) (?:\S+ )?(?:cidade|casa|endereco|estado|bairro|rua)\b/

/** The months in 'Depois de 6 meses', 'no mês 6', 'no sexto mês' */
function monthsIn(plain: string): number | null {
  const words = inDigits(expandShortForms(plain))
  if (notYet.test(words)) return null
  if (words.includes('meio ano')) return 6
  const [, before, after] = /\b(\d{1,2})[oº]? mes(?:es)?\b|\bmes (\d{1,2})\b/.exec(words) ?? []
  if (before !== undefined) return Number(before)
  if (afterYear.test(words)) return 12
  const [, ten, ordinal] = ofOrdinal.exec(words) ?? []
  const nth = after ?? (ordinal && ordinals.indexOf(ordinal) + (ten ? 11 : 1))
  // In the twelfth month the year is not over
  return nth ? Number(nth) - (Number(nth) === 12 ? 1 : 0) : null
}
const ordinals = 'primeiro segundo terceiro quarto quinto sexto setimo oitavo nono decimo'.split(' ')
const ofOrdinal = new RegExp(`\\b(decimo )?(${ordinals.join('|')}) mes\\b`)
/** Matches 'Se eu não completar 12 meses', 'faltando 2 meses' */
const notYet = /\b(?:(?:nao|sem) complet\w+|antes d\w+|falt\w+|desist\w+|arrepend\w+)\b/
const afterYear =
  /^(?!.*\bnao\b).*\b(?:depois|apos|passad[oa]s?|cumprid[oa]s?|find[oa]s?|complet\w+|termin\w+|acab\w+)\b.{0,25}\b(?:12 meses|1 ano|ano|fidelidade|prazo)\b/

/** Fills in the figures. `{, name}` is dropped if its figure is unknown; another unknown one makes the reply null. */
export function written(text: string, figures: Figures): string | null {
  let isWhole = true
  const said = text.replace(/\{(?:([,.][^{}]*?) ?)?(\w+)\}/g, (_, before: string | undefined, name: string) => {
    const figure = figures[name]
    if (figure !== undefined) return before === undefined ? figure : `${before} ${figure}`
    if (before === undefined) isWhole = false
    return ''
  })
  return isWhole ? said : null
}
