import type { Day } from '../../api/contract/values/dates.ts'
import type { Key } from '../../content/questions/answers.ts'
import { suggestEmailDomain } from '../../content/reading/suggestEmailDomain.ts'
import { rawOf } from '../../funnel/answers/answerAsTyped.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { suggestedPhrase } from '../../funnel/views/suggestedPhrase.ts'
import type { Funnel } from '../../funnel/state.ts'
import { smallWords, wordSet } from '../line/smallWords.ts'
import { plansIn, shownPlans } from '../readContextualAnswer.ts'
import { recommended } from '../../funnel/plans/recommendedPlan.ts'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { normalized } from '../line/normalizeText.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { earlyWishReminder } from '../replies/earlyWishReminder.ts'
import { plansNamed, speedsIn } from '../plans/plansAskedOf.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import { interpretAtQuestion } from '../interpretAtQuestion.ts'

/** Reads yes or no as the reply to the last suggestion: a plan, a day, or the correction of a doubted e-mail. */
export function readReplyToSuggestion(funnel: Funnel, key: Key, plain: string, today: Day): Raw | null {
  if (plain.includes('?')) return null
  const words = expandShortForms(plain)
  if (key === 'email') return ofDoubted(funnel, words)
  if (asIndicated.test(words)) return advised(funnel, key, today) ?? recommendedHere(funnel, key)
  if (!['plan', 'offer', 'dueDate'].includes(key)) return null
  if (theLast.test(words)) return advised(funnel, key, today) ?? answerOf(key, planNamedLast(funnel, key))
  if (agrees(words))
    return (
      advised(funnel, key, today) ?? (takes.test(words) ? answerOf(key, planToldLast(funnel, plansIn(funnel))) : null)
    )
  return answerOf(key, planOfTwo(funnel, words))
}

/** One of the two plans that were just compared: 'o segundo', 'o mais caro dos dois' */
export function planOfTwo(funnel: Funnel, words: string): Plan | null {
  const which = ofTwo.exec(words)?.[1] ?? ''
  const two = which === '' ? [] : plansTold(funnel, plansIn(funnel))
  if (two.length !== 2) return null
  const sizeOf = (plan: Plan) => (/maior|menor|rapid/.test(which) ? plan.plan_download : plan.price)
  const inTurn = /^[ps]/.test(which) ? two : two.toSorted((one, other) => sizeOf(one) - sizeOf(other))
  return inTurn.at(/^p|barato|menor/.test(which) ? 0 : 1) ?? null
}

/** The cheapest plan of the speed that was mentioned last at an open question. */
export function planNamedLast(funnel: Funnel, key: Key): Plan | null {
  const last = funnel.asides.findLast(({ after }) => after === key)?.reply ?? ''
  return key === 'dueDate' || !last.includes('R$')
    ? null
    : (plansNamed(normalized(last).plain, plansIn(funnel)).at(-1) ?? null)
}

/** The only plan whose price was mentioned last. */
function planToldLast(funnel: Funnel, plans: readonly Plan[]): Plan | null {
  const [one, ...others] = plansTold(funnel, plans)
  return one && others.length === 0 ? one : null
}

/** The plans of the last reply, unless the question was about another speed. */
export function plansTold({ asides }: Funnel, plans: readonly Plan[]): readonly Plan[] {
  const { kind, said = '', reply = '' } = asides.at(-1) ?? {}
  const asked = speedsIn(normalized(said).plain).filter((mega) => plans.some((plan) => plan.plan_download === mega))
  const told = kind === 'repair' ? [] : plansNamed(normalized(reply).plain, plans)
  return told.filter(({ plan_download: mega }) => asked.length === 0 || asked.includes(mega))
}

const answerOf = (key: Key, plan: Plan | null): Raw | null => plan && { [key]: plan.sku }

function recommendedHere(funnel: Funnel, key: Key): Raw | null {
  return answerOf(key, recommended(shownPlans(funnel, key)))
}

/** The answer whose words were suggested. */
function advised(funnel: Funnel, key: Key, today: Day): Raw | null {
  const phrase = suggestedPhrase(key, funnel.asides, earlyWishReminder(key, funnel.asides, journey(funnel).facts))
  const answer = phrase === undefined ? undefined : interpretAtQuestion(funnel, key, phrase, today).answers[key]
  return answer === undefined ? null : { [key]: rawOf(answer) }
}

function ofDoubted({ refused, doubts }: Funnel, words: string): Raw | null {
  const { email } = doubts
  if (email === undefined || refused.email?.code !== 'email.unusual') return null
  if (keeps.test(words)) return { email }
  const domain = suggestEmailDomain(email)
  const name = domain?.split('.')[0] ?? ''
  const isNamed = words.split(' ').includes(name) && (words.split(' ').length <= few || yesTo.test(words))
  if (domain === null || !((isNamed && !denies.test(words)) || corrects.test(words))) return null
  return { email: `${email.split('@')[0]}@${domain}` }
}

/** Whether words only agree: 'sim', 'quero esse' */
const agrees = (words: string) =>
  saysYes.test(words) && !/\bque\b/.test(words) && words.split(' ').every((word) => agreeing.has(word))
const saysYes = /\b(sim|ok|n?ess[ea]|isso|pode|fech\w+|bora|fico|levo|pego|quero)\b/
/** Words that take a plan which was only told, as 'ok' and 'isso' do not. */
const takes = /\b(?:n?ess[ea]|pode|fech\w+|bora|fico|levo|pego|quero|vai|el[ea])\b/
const taking = '(?:(?:e|ok|ta|entao|bom|ai|vou|quero|fico|fica|levo|pego|pode|ser|fechado|com|de|n?esse) )*'
const theLast = new RegExp(
  `^${taking}(?:n?ess[ea] ultim[oa]|o ultimo (?:que|de que) (?:voce|vc) \\w+)(?: mesmo| entao)*$`,
)
const ofTwo = new RegExp(
  `^${taking}[oa] (primeir|segund|maior|menor|mais (?:car|barat|rapid))[oa]?(?: (?:d?[oe]s (?:dois|duas)|del[ea]s|mesmo|entao|ai))*$`,
)
const asIndicated = new RegExp(
  `^${taking}(?:n?[oa]|d[oa]|isso) que (?:voce|vc|tu|ce|voces) (?:me )?(?:ja )?(?:indic|fal|recomend|suger|diss|mostr|aconselh)\\w*(?: mesmo| entao| ai)*$`,
)
const agreeing = wordSet(
  'sim ok nesse nessa pode fechado fechou bora fico levo pego bom claro esta plano querer vai ele ela otimo',
  smallWords,
)
const keeps = /^(?=.*\b(?:nao|assim)\b)(?:nao)?(?: ?(?:e|esta|ta|assim|mesmo|certo|isso|o meu|meu))*$/
const denies = /\b(?:arroba|mas|nao|nunca|nem|sem|outr[oa]|parou|errad[oa]|era)\b/
const few = 4
/** Matches the beginning of 'Aff, isso, gmail, dedo gordo' */
const yesTo = /^(?:aff?|ih|ops|opa|ah|vish|putz)? ?(?:isso|sim|exato) (?:e |era )?(?:o )?\S+(?! (?:e|da|do) )/
const corrects = /^((sim|isso|e|era|ops|verdade|errei|exato) ?)+$/
