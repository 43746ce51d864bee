import * as z from 'zod/mini'
import { _default as orElse } from 'zod/mini'
import { orderState, orderStates } from '../../src/api/contract/orderState.ts'
import { slot } from '../../src/api/contract/values/valueRules.ts'

export const feedNames = ['calls', 'leads', 'notices', 'orders'] as const
export type FeedName = (typeof feedNames)[number]

/** What a token may let do: fetch a feed, or tell what came of what it has. */
export const permissions = [...feedNames, 'calls.outcome', 'orders.state', 'visits'] as const
export type Permission = (typeof permissions)[number]

const text = z.string()
const maybe = z.nullable(text)
const visit = z.object({ date: text, period: text })
const anything = z.record(text, z.unknown())

/** `again` says that it was given out before, to whomever: the system may have it already. */
const entry = { again: z.boolean() }

const outcomes = ['reached', 'no-answer', 'wrong-number'] as const
export type CallOutcome = (typeof outcomes)[number]

const call = z.object({
  ...entry,
  id: text,
  telephone: text,
  protocol: maybe,
  requested_at: text,
  tracking: z.nullable(anything),
  /** What a system has told of it. */
  outcome: z.nullable(z.enum(outcomes)),
})

/** What only the order's visitor and the operator know. Null where it cannot be opened. */
export const sold = z.object({
  name: maybe,
  phone: maybe,
  phone2: maybe,
  email: maybe,
  document_kind: maybe,
  document: maybe,
  birth_date: maybe,
  mothers_name: maybe,
  address: z.nullable(anything),
  infra: z.nullable(anything),
  addon: maybe,
  bonus_plan_id: maybe,
  schedules: z.nullable(z.array(visit)),
  due_date: z.nullable(z.number()),
  direct_debit: z.nullable(z.boolean()),
  bank_info: z.nullable(anything),
  accept_promotions: z.nullable(z.boolean()),
  accept_information: z.nullable(z.boolean()),
  webcare_tuid: maybe,
  flags: z.nullable(anything),
  tracking: z.nullable(anything),
})

const order = z.object({
  ...entry,
  number: text,
  protocol: maybe,
  kind: text,
  placed_at: text,
  withdrawn_at: maybe,
  plan_id: text,
  sku: text,
  offer: anything,
  /** The visit that the order holds; null where it is agreed by telephone or was given back. */
  visit: z.nullable(z.extend(visit, { reference: z.optional(text) })),
  /** The customer whose contract it is, by the id of the operator's own records. */
  customer_id: maybe,
  /** What a system has told of it. */
  state: z.nullable(orderState),
  sold: z.nullable(sold),
})

/** What a visitor told who has ordered nothing, contact included where one was left. */
const wanted = z.object({
  address: z.nullable(anything),
  plan_id: maybe,
  name: maybe,
  phone: maybe,
  email: maybe,
  accept_information: z.nullable(z.boolean()),
  tracking: z.nullable(anything),
})
/** `wanted` is null where it cannot be opened. */
const lead = { ...entry, id: text, protocol: maybe, cep: text, wanted: z.nullable(wanted) }

/** `told_at` is when its visitor was told that fibre is there now. */
const notice = z.object({ ...lead, wanted_at: text, told_at: maybe })

const leftOrder = z.object({ ...lead, begun_at: text, reminded_at: text })

/** One page of a feed. `next` is the cursor to ask with; `more` says that there is more already. */
const page = <T extends z.ZodMiniType>(item: T) => z.object({ items: z.array(item), next: text, more: z.boolean() })

export type CallEntry = z.output<typeof call>
export type NoticeEntry = z.output<typeof notice>
export type LeadEntry = z.output<typeof leftOrder>
export type Wanted = z.output<typeof wanted>
export type OrderEntry = z.output<typeof order>
export type Sold = z.output<typeof sold>
export type Entry = CallEntry | LeadEntry | NoticeEntry | OrderEntry

/** Where each feed stands, what it tells, and the schema of its page. */
export const feeds = {
  calls: { about: 'Who asked to be called', page: page(call) },
  leads: { about: 'Who left an order, wants news of offers and was reminded', page: page(leftOrder) },
  notices: { about: 'Where fibre was wanted and is not, each again once a contact is left', page: page(notice) },
  orders: { about: 'Orders, each again once it was withdrawn or its visit given back', page: page(order) },
} as const satisfies Record<FeedName, unknown>

export const feedQuery = z.object({
  after: orElse(z.string().check(z.regex(/^\d{1,10}$/)), '0'),
  limit: orElse(z.string().check(z.regex(/^([1-9]|[1-9]\d|[1-4]\d\d|500)$/)), '100'),
})

/** What a system tells of an order. The date is dd/mm/yyyy, as the visit's. */
const stateBody = z.strictObject({ state: z.enum(orderStates), date: orderState.shape.date })
const outcomeBody = z.strictObject({ outcome: z.enum(outcomes) })
/** How many visits of a day and period cannot be made; 0 frees them all. */
const visitsBody = z.strictObject({
  region: text,
  ...slot.shape,
  blocked: z.int().check(z.gte(0), z.lte(10_000)),
})
/** `unmailed` where no letter tells the visitor, because an address gets only so many in a day. */
const stateReply = z.object({
  number: text,
  state: z.enum(orderStates),
  date: maybe,
  at: text,
  unmailed: z.optional(z.literal(true)),
})
const outcomeReply = z.object({ id: text, outcome: z.enum(outcomes), at: text })

/** `visits` are those that the crews make as imported. Where more are booked than are left, the operator moves some. */
const visitsReply = z.object({ ...visitsBody.shape, visits: z.int(), booked: z.int() })

/** What is told back, each by a permission of its own. */
export const tellings = {
  'orders.state': {
    about: 'How far an order is. Its visitor is told by mail and on the page of the order',
    path: '/orders/{number}/state',
    names: 'number',
    body: stateBody,
    reply: stateReply,
  },
  'calls.outcome': {
    about: 'What came of a call',
    path: '/calls/{id}/outcome',
    names: 'id',
    body: outcomeBody,
    reply: outcomeReply,
  },
  visits: {
    about: 'How many visits of a day and period are blocked. Visitors are offered what is left',
    path: '/visits',
    names: null,
    body: visitsBody,
    reply: visitsReply,
  },
} as const satisfies Record<Exclude<Permission, FeedName>, unknown>
export type StateBody = z.output<typeof stateBody>
export type StateReply = z.output<typeof stateReply>
export type OutcomeBody = z.output<typeof outcomeBody>
export type OutcomeReply = z.output<typeof outcomeReply>
export type VisitsBody = z.output<typeof visitsBody>
export type VisitsReply = z.output<typeof visitsReply>

/** Why a request is refused, in the words of `code`. */
export const feedProblem = z.object({
  code: z.enum([
    'token.wrong',
    'token.other',
    'query.wrong',
    'body.wrong',
    'body.large',
    'cursor.ahead',
    'order.unknown',
    'order.withdrawn',
    'call.unknown',
    'visits.none',
    'path.unknown',
    'limit.reached',
    'busy',
    'server',
  ]),
  error: text,
  id: text,
})
