import { answerRules, isKey } from '../../content/questions/answers.ts'
import { factSources } from '../../content/flows/facts.ts'
import { flows } from '../../content/flows/flows.ts'
import { fromJson } from '../../browser/fromJson.ts'
import { thisBrowser } from '../../browser/storage.ts'
import { noteUse } from './forgetOldOrder.ts'
import { orderStorageKey } from './orderStorageKey.ts'
import type { browserCopy } from '../../funnel/saving/browserCopy.ts'
import type { Funnel } from '../../funnel/state.ts'

/** The order stored in this browser. Malformed parts are dropped one by one. */
export const orderStorage = {
  name: orderStorageKey,
  read: (): Partial<Funnel> | null => parsed(fromJson(thisBrowser.read(orderStorageKey))),
  write: (stored: Partial<Funnel>) => {
    thisBrowser.write(orderStorageKey, JSON.stringify(stored))
    noteUse()
  },
}

function parsed(data: unknown): Partial<Funnel> | null {
  if (!isRecord(data) || !isRecord(data.kept)) return null
  const { kept, facts, ...rest } = data
  return {
    ...fitting(rest, (part, value) => isPart(part) && shapes[part](value)),
    kept: fitting(kept, isAnswer),
    ...(isRecord(facts) && { facts: fitting(facts, isFact) }),
  }
}

const fitting = (all: object, fits: (field: string, value: unknown) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([field, value]) => fits(field, value)))

type Part = Exclude<keyof ReturnType<typeof browserCopy>, 'kept' | 'facts'>
type Shape = (value: unknown) => boolean

const isText: Shape = (value) => typeof value === 'string'
const isNumber: Shape = (value) => typeof value === 'number'
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const everyOf =
  (shape: Shape): Shape =>
  (value) =>
    (Array.isArray(value) || isRecord(value)) && Object.values(value).every(shape)
const having =
  (shape: Record<string, Shape>): Shape =>
  (value) =>
    isRecord(value) && Object.entries(shape).every(([field, fits]) => fits(value[field]))
const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value)

const shapes: Record<Part, Shape> = {
  thread: isText,
  before: isText,
  flow: (value) => typeof value === 'string' && Object.hasOwn(flows, value),
  campaign: having({ prefix: isText, flow: isText, flags: isRecord, hides: Array.isArray }),
  visit: isRecord,
  lead: orNull(having({ id: isText, version: isNumber })),
  notice: orNull(having({ id: isText })),
  saved: everyOf(isText),
  revision: isNumber,
  keys: everyOf(having({ of: isText, key: isText, earlier: (value) => value === undefined || everyOf(isText)(value) })),
  wanted: isRecord,
  referred: (value) => typeof value === 'boolean',
  asides: everyOf(having({ said: isText, reply: isText, kind: isText, after: orNull(isText) })),
  finishing: having({ error: (value) => value === null, key: orNull(isText) }),
  drafts: everyOf(isText),
  lost: everyOf((value) => typeof value === 'string' && isKey(value)),
}

const isPart = (field: string): field is Part => Object.hasOwn(shapes, field)

/** An answer that meets its present rule, or the mask of an answer that only the server has. */
function isAnswer(key: string, answer: unknown): boolean {
  if (!isKey(key) || !isRecord(answer) || !isNumber(answer.at) || !isText(answer.of)) return false
  return answer.value === undefined ? isText(answer.mask) : answerRules[key].safeParse(answer.value).success
}

const isFact = (field: string, fact: unknown) =>
  Object.hasOwn(factSources, field) && isRecord(fact) && isText(fact.of) && typeof fact.value === 'object'
