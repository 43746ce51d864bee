import type { Address } from '../../api/contract/address.ts'
import type { AddressStep, Step } from '../../api/contract/stepOrder.ts'
import type { StepBody } from '../../api/contract/steps.ts'
import type { Answers, Key } from '../../content/questions/answers.ts'
import type { Facts } from '../../content/flows/facts.ts'
import { fieldsOf, keysSavedWith, questions } from '../../content/questions/questions.ts'
import { doesAsk, type Knowledge } from '../knowledge.ts'

type Now = { ledger: Pick<Knowledge, 'flow'>; answers: Answers; facts: Facts }
type Fields = Record<string, unknown>

/** The body of a step, or null while one of the answers that this visitor owes it is missing. */
export function stepBody(step: Step, now: Now): StepBody | null {
  const fields = fieldsNow(keysSavedWith(step), now)
  const body = nested(fields)
  return isWhole(body, fields) ? body : null
}

/** The parts of an address that are known. */
export function addressPart(now: Now, ...parts: AddressStep[]): Partial<Address> {
  const known = Object.entries(fieldsNow(keysSavedWith(...parts), now)).filter(([, value]) => value)
  return Object.fromEntries(known)
}

const fieldsNow = (keys: readonly Key[], now: Now): Fields =>
  Object.fromEntries(keys.flatMap((key) => Object.entries(written(key, now))))

/** A question that is not for this visitor has no field, and one that the flow does not ask none without an answer. */
function written(key: Key, { ledger, answers, facts }: Now): Fields {
  const { wire, skipWhen } = questions[key]
  if ('write' in wire) return wire.write(answers, facts)
  const [field] = fieldsOf(key)
  if (field === undefined || skipWhen?.(answers, facts)) return {}
  return answers[key] === undefined && !doesAsk(ledger, key) ? {} : { [field]: answers[key] }
}

/** A body as the rows describe it: they name no field that its step does not have. */
const isWhole = (body: object, fields: Fields): body is StepBody =>
  Object.keys(fields).length > 0 && !Object.values(fields).includes(undefined)

/** The fields `outer.inner` within one another. */
function nested(fields: Fields): object {
  const body: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    const [outer = '', inner] = name.split('.')
    body[outer] = inner === undefined ? value : { ...Object(body[outer]), [inner]: value }
  }
  return body
}
