import type { Day } from '../api/contract/values/dates.ts'
import type { Key } from '../content/questions/answers.ts'
import { meantDomain } from '../content/reading/emailDomains.ts'
import { rawOf } from '../funnel/answers/rawAnswer.ts'
import type { Raw } from '../funnel/answers/readAnswers.ts'
import type { Funnel } from '../funnel/state.ts'
import { fullWords } from './fullWords.ts'
import { smallWords, wordSet } from './smallWords.ts'
import { readHere } from './readHere.ts'

/** What a yes or a no says to what the assistant said last: to the plan or the day that it advised, or to an address of mail that it doubts. */
export function followUp(funnel: Funnel, key: Key, plain: string, today: Day): Raw | null {
  if (plain.includes('?')) return null
  const words = fullWords(plain)
  if (key === 'email') return ofDoubted(funnel, words)
  return ['plan', 'offer', 'dueDate'].includes(key) && agrees(words) ? advised(funnel, key, today) : null
}

/** The answer whose words were set out to be said. */
function advised(funnel: Funnel, key: Key, today: Day): Raw | null {
  const last = funnel.asides.findLast(({ after }) => after === key)
  const phrase = /“([^”]+)”\.$/.exec(last?.reply ?? '')?.[1]
  const answer = phrase === undefined ? undefined : readHere(funnel, key, phrase, today).answers[key]
  return answer === undefined ? null : { [key]: rawOf(answer) }
}

function ofDoubted({ refused, doubts }: Funnel, words: string): Raw | null {
  const { email } = doubts
  if (email === undefined || refused.email?.code !== 'email.unusual') return null
  if (keeps.test(words)) return { email }
  const domain = meantDomain(email)
  if (domain === null || !corrects.test(words.replace(fullWords(domain), domain.split('.')[0] ?? ''))) return null
  return { email: `${email.split('@')[0]}@${domain}` }
}

const agrees = (words: string) =>
  /\b(sim|ok|n?ess[ea]|isso|pode|fech\w+|bora|fico|levo|pego|quero)\b/.test(words) &&
  !/\bque\b/.test(words) &&
  words.split(' ').every((word) => agreeing.has(word))
const agreeing = wordSet(
  'sim ok nesse nessa pode fechado fechou bora fico levo pego bom claro esta plano querer',
  smallWords,
)
const keeps = /^(?=.*\b(?:nao|assim)\b)(?:nao)?(?: ?(?:e|esta|ta|assim|mesmo|certo|isso|o meu|meu))*$/
const corrects = /^((sim|isso|e|era|ops|verdade|errei|exato|gmail|hotmail|outlook|yahoo|icloud|uol|bol|terra) ?)+$/
