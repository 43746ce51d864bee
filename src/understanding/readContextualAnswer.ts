import { paidBy } from './values/debit.ts'
import type { Plan } from '../api/contract/sale/plan.ts'
import type { Key } from '../content/questions/answers.ts'
import { adviceTexts } from '../content/texts/chat/adviceTexts.ts'
import { plainWords } from '../api/contract/values/plainWords.ts'
import type { Raw } from '../funnel/answers/readAnswers.ts'
import { journey } from '../funnel/journey/journey.ts'
import { linkedPlan } from '../funnel/plans/linkedPlan.ts'
import { plansOnLanding } from '../funnel/plans/plansOnLanding.ts'
import { plansToChoose } from '../funnel/plans/plansToChoose.ts'
import { recommended } from '../funnel/plans/recommendedPlan.ts'
import { plansOf } from '../funnel/plans/planGroups.ts'
import type { Funnel } from '../funnel/state.ts'
import { rawOf } from '../funnel/answers/answerAsTyped.ts'
import { smallWords, wordSet } from './line/smallWords.ts'
import { isOfAccount, isOfPlan } from './readValue.ts'
import { doesAsk, isFresh, isStillValid } from '../funnel/answersAndFacts.ts'

/** The plans that are offered at this stage of the order. */
export function plansIn(funnel: Funnel) {
  const { coverage, offers } = journey(funnel).facts
  return coverage?.plans ?? offers?.plans ?? []
}

/** The shown plans, at a question for one. */
export const shownPlans = (funnel: Funnel, key: Key) =>
  isOfPlan(key) ? plansToChoose(funnel, key).flatMap(plansOf) : []

/** The plans that replies may mention: the shown ones, those at the address, or before it those of the home page. */
export function toldPlans(funnel: Funnel): readonly Plan[] {
  const shown = [...shownPlans(funnel, 'plan'), ...shownPlans(funnel, 'offer')]
  if (shown.length > 0) return shown
  return isBeforeAddress(funnel) ? plansOnLanding(funnel.facts.catalogue?.value ?? []) : plansIn(funnel)
}

/** Whether the plans are unknown because there is no address yet. */
const isBeforeAddress = (funnel: Funnel) => doesAsk(funnel, 'plan') && !isFresh(funnel, 'coverage')

/** The plans whose prices may be mentioned; before any are known, the one of the link. */
export function pricedPlans(funnel: Funnel): readonly Plan[] {
  const linked = linkedPlan(funnel)
  return linked ? [linked] : toldPlans(funnel)
}

/** Adds to a reply with prices that the address decides, if it is unknown. */
export const withAddressNeeded = (funnel: Funnel, reply: string | null) =>
  reply !== null && linkedPlan(funnel) === null && isBeforeAddress(funnel) && toldPlans(funnel).length > 0
    ? `${reply} ${adviceTexts.addressDecides}`
    : reply

/** The answer that a few words mean in context, as it would be typed in a form; null if none. */
export function readContextualAnswer(funnel: Funnel, key: Key, text: string): Raw | null {
  const words = withBoleto(text)
  const before = sameAsBefore(funnel, key, words)
  if (before) return before
  if (isOfAccount(key) && ratherByBill(text)) return { directDebit: 'não' }
  if (!/\?\W*$/.test(text) && wayToTell[key]?.test(words)) {
    const [email] = (key === 'notice' && /[^\s,;:()<>"]+@[^\s,;:()<>"]*[a-z]/i.exec(text)) || []
    return { [key]: 'sim', ...(email && { email }) }
  }
  const plan = theRecommended.test(words) ? recommended(shownPlans(funnel, key)) : null
  return plan ? { [key]: plan.sku } : paymentBefore(funnel, key, words)
}

/** The answer of before a change, if it is meant again: 'o mesmo ué, 35', 'o mesmo plano' */
function sameAsBefore({ kept }: Funnel, key: Key, words: string): Raw | null {
  const value = isStillValid(kept, key) ? undefined : kept[key]?.value
  if (value === undefined) return null
  const around = words
    .replace(plainWords(rawOf(value)), ' ')
    .split(/[^a-z\d]+/)
    .filter(Boolean)
  const isSame = /\bmesm[oa]s?\b/.test(words) && around.every((word) => besideSame.has(word))
  return isSame ? { [key]: rawOf(value) } : null
}
const besideSame = wordSet(
  'mesma mesmos mesmas ue uai numero plano complemento casa antes continua continuar igual sim ja falei',
  smallWords,
)

/** Naming a channel is a yes: 'só se for por e-mail, no zap não', but not 'só por e-mail a conta' */
const byWay = (ways: string, after: string) =>
  new RegExp(
    `^(?:(?:so|somente|apenas|melhor|prefiro|pode ser|sim|quero|manda|mas|se for) )*(?:por|no|pelo|prefiro|quero) (?:meu )?(?:${ways})\\b${after}`,
  )
const wayToTell: { [K in Key]?: RegExp } = {
  acceptPromotions: byWay(
    'e ?-?mail',
    '(?: (?:mesmo|so|pode|sim|ok|tudo bem|ta bom|aceito|por favor))*(?:$| (?:(?:mas|no|por|pelo) )*(?:zap|whats\\w*|sms|telefone|celular|ligac\\w+)\\b)',
  ),
  notice: byWay('e ?-?mail|telefone|celular|zap|whats\\w*|mensagem|sms', '(?!.*\\b(?:jeito|jamais|nunca)\\b)'),
}

const withBoleto = (text: string) => plainWords(text).replace(/\bbolet(?:inho|o)s?\b/g, 'boleto')

/** Whether a clause asks for the boleto at the account's questions: 'tô sem a conta aqui, muda pra boleto logo' */
const ratherByBill = (text: string) =>
  !/\?|\d{4}/.test(text) &&
  [text, ...text.split(/[.,;!…]+\s*/)].map(withBoleto).some((clause) => byBill.test(clause) || notByDebit.test(clause))

/** A way to pay that is named before its question, and saved for it. */
function paymentBefore(funnel: Funnel, key: Key, words: string): Raw | null {
  if (key === 'directDebit' || isOfAccount(key) || !doesAsk(funnel, 'directDebit')) return null
  const [, way] = notByDebit.test(words) ? [words, 'boleto'] : (paidBy.exec(words) ?? [])
  return way ? { directDebit: way.startsWith('boleto') ? 'não' : 'sim' } : null
}

/** Whether another way to pay is wanted than the existing ones, at the account's questions. */
export const isOtherPayment = (key: Key, text: string) =>
  isOfAccount(key) && !text.includes('?') && otherPayment.test(plainWords(text))

const otherPayment =
  /^((na verdade|entao|melhor|ah|eu|quero|queria|prefiro|pode ser|vou|pagar|pago|de|muda|troca|para|pra|pelo|por|no|na|o|em|com|via) )*(cartao|pix|dinheiro|cheque|especie)( (de|credito|mesmo|entao|por|favor|agora))*$/
const wishing =
  '(?:(?:na verdade|entao|melhor|ah|ih|eu|so|ai|olha|quero|prefiro|pode ser|vou de|vai|mudei de ideia|muda|troca|passa|bota|poe|coloca|deixa|faz|volta|manda|desisto|para|pra|pro|pelo|por|no|o|em|com) )'
const tail = '(?: (?:mesmo|msm|entao|por favor|bancario|logo|ai|para|pra|mim|moc[oa]|agora|viu|ta))*$'
const byBill = new RegExp(`^${wishing}*(?:nao tenho )?(?:boleto|(?<=nao tenho )(?:conta|banco))${tail}`)
/** Matches 'Acho que não quero deixar no débito não' */
const notByDebit =
  /^(?:(?:eu|na verdade|pensando (?:bem|melhor)|olha|ah|pera\w*|espera|acho que)[\s,]+)*(?:nao quero (?:mais )?(?:(?:deixar|por|colocar|pagar|fazer) )?(?:n?o |em |com )?(?:debito|automatico)|debito(?: automatico)?(?: eu)? nao quero)(?: automatico)?(?: (?:nao|mais|mesmo))*[\s.!]*$/
const theRecommended =
  /^((o|quero|pode ser|fico com|vou de|plano) )*(recomendado|mais escolhido|indicado|sugerido)( mesmo)?$/

/** Completes a refused text: 'Terça' and then 'de manhã', '99123-4567' and then '16' */
export function completed({ asides }: Funnel, key: Key, text: string): string | null {
  const last = asides.findLast(({ after, kind }) => after === key && (kind === 'repair' || key === 'schedule'))
  if (!last) return null
  if (key === 'phone') return /^\D{0,9}\d\d\D*$/.test(text) ? `${text.replace(/\D/g, '')} ${last.said}` : null
  return key === 'schedule' ? `${last.said}, ${text}` : null
}
