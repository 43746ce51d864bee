import type { Address } from '../../api/contract/address.ts'
import type { AddressStep, Step } from '../../api/contract/lead/stepOrder.ts'
import type { StepBody } from '../../api/contract/lead/steps.ts'
import type { Answers, Key } from '../../content/questions/answers.ts'
import type { Facts } from '../../content/flows/facts.ts'
import { fieldsOf, keysSavedWith, questions } from '../../content/questions/questions.ts'
import { doesAsk, type Knowledge } from '../answersAndFacts.ts'

type Now = { ledger: Pick<Knowledge, 'flow' | 'kept'>; answers: Answers; facts: Facts }
type Fields = Record<string, unknown>

/** The body of a step, or null while a required answer is missing. */
export function stepBody(step: Step, now: Now): StepBody | null {
  const fields = fieldsNow(keysSavedWith(step), now)
  const body = nested(fields)
  return isWhole(body, fields) ? body : null
}

/** The known parts of an address. */
export function addressPart(now: Now, ...parts: AddressStep[]): Partial<Address> {
  const known = Object.entries(fieldsNow(keysSavedWith(...parts), now)).filter(([, value]) => value)
  return Object.fromEntries(known)
}

const fieldsNow = (keys: readonly Key[], now: Now): Fields =>
  Object.fromEntries(keys.flatMap((key) => Object.entries(written(key, now))))

/** The fields of an answer: none if skipped, known only to the server, or unanswered and not asked. */
function written(key: Key, { ledger, answers, facts }: Now): Fields {
  const { wire, skipWhen, volunteered } = questions[key]
  if ('write' in wire) return wire.write(answers, facts)
  const [field] = fieldsOf(key)
  if (field === undefined || skipWhen?.(answers, facts) || ledger.kept[key]?.mask) return {}
  return answers[key] === undefined && (volunteered || !doesAsk(ledger, key)) ? {} : { [field]: answers[key] }
}

/** Whether the body is complete. The question rows name only fields of its step. */
const isWhole = (body: object, fields: Fields): body is StepBody =>
  Object.keys(fields).length > 0 && !Object.values(fields).includes(undefined)

/** Nests the fields named `outer.inner`. */
function nested(fields: Fields): object {
  const body: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    const [outer = '', inner] = name.split('.')
    body[outer] = inner === undefined ? value : { ...Object(body[outer]), [inner]: value }
  }
  return body
}
