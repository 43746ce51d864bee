import type { Key } from '../content/questions/answers.ts'
import type { Plan } from '../api/contract/plan.ts'
import type { Day } from '../api/contract/values/dates.ts'
import { journey } from '../funnel/journey/journey.ts'
import type { Funnel } from '../funnel/state.ts'
import { answersOf } from '../funnel/knowledge.ts'
import { completed, plansIn, shownPlans } from './asTyped.ts'
import { interpret, type Interpretation } from './interpret.ts'
import { withSecondOpinion } from './readings/secondOpinion.ts'

/** Words may name any plan that is sold here, but 'the cheapest' is one of those that are shown. */
export function readHere(funnel: Funnel, key: Key, text: string, today: Day): Interpretation {
  const { banks = [] } = journey(funnel).facts
  const read = (words: string, offers: readonly Plan[]) =>
    interpret({ ask: key, text: spaced(key, words), known: answersOf(funnel) }, { offers, banks, today })
  const shown = shownPlans(funnel, key)
  const ofShown = shown.length > 0 ? read(text, shown) : null
  if (ofShown?.answers[key] !== undefined) return ofShown
  const ofAll = read(text, plansIn(funnel))
  const whole = ofAll.answers[key] === undefined ? completed(funnel, key, text) : null
  const ofBoth = whole === null ? null : read(whole, [])
  return ofBoth?.answers[key] === undefined ? ofAll : ofBoth
}

/** What was learned from many lines says of words that were read. */
export function readAgain(first: Interpretation, funnel: Funnel, key: Key, text: string, today: Day): Interpretation {
  const { banks = [] } = journey(funnel).facts
  const asked = { ask: key, text: spaced(key, text), known: answersOf(funnel) }
  return withSecondOpinion(first, asked, { offers: plansIn(funnel), banks, today })
}

/** An answer and a question after it: 'quero boleto mas qual o desconto?'. The question alone may depend on it: 'no boleto, tem desconto?'. */
export function withQuestion(funnel: Funnel, key: Key, text: string, today: Day): Interpretation | null {
  const [, answer = '', question = ''] =
    butAsks.exec(text) ?? (isName(key) ? nameAndAsks : wantsAndAsks).exec(text) ?? []
  if (question === '') return null
  const read = readHere(funnel, key, answer, today)
  const topic = [text, question].map((words) => readHere(funnel, key, words, today).topic).find(Boolean)
  return topic && read.answers[key] !== undefined ? { ...read, topic } : null
}

const butAsks = /^(.+?),? (?:mas|só que|so que|porém|porem) (.+\?)\s*$/i
const isName = (key: Key) => key === 'name' || key === 'motherName'
const nameAndAsks = /^([^,?]+ [^,?]+)[,.] (.+\?)\s*$/
const wantsAndAsks = /^((?:eu )?(?:quero|prefiro|vou|pode ser|fico|coloca) [^,]+), (.+\?)\s*$/i

/** A mask swallows the space after digits until there are words. */
const spaced = (key: Key, text: string) => (masked.has(key) ? text.replace(/(\d)(\p{L}{2,})/gu, '$1 $2') : text)
const masked = new Set<Key>(['cep', 'phone', 'birthDate', 'agency', 'account'])
