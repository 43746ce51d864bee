import * as z from 'zod/mini'
import { _default as orElse } from 'zod/mini'
import { orderState, orderStates } from '../../src/api/contract/orderState.ts'
import { slot } from '../../src/api/contract/values/valueRules.ts'
import { columnNames, columns } from '../leads/columns/columns.ts'
import { visit } from '../leads/columns/columnStorage.ts'
import type { ColumnName } from '../leads/columns/leadValueTypes.ts'
import { keysOf } from '../keysOf.ts'
import { refusalTexts } from './feedRefusal.ts'

export const feedNames = ['calls', 'leads', 'notices', 'orders'] as const
export type FeedName = (typeof feedNames)[number]

/** The permissions of a token: to fetch a feed, or to report results. */
export const permissions = [...feedNames, 'calls.outcome', 'orders.state', 'visits'] as const
export type Permission = (typeof permissions)[number]

const text = z.string()
const maybe = z.nullable(text)
const anything = z.record(text, z.unknown())

/** `again`: the entry was sent before, to any system, so that the receiver may have it already. */
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
  /** The outcome that a system reported. */
  outcome: z.nullable(z.enum(outcomes)),
})

/** Answers that the order's own fields tell, that are derived, or that are about the device. */
const untold: ColumnName[] = ['document_hash', 'plan_id', 'plan', 'device_info']
/** Columns that are no answers and are sent too; others, new ones as well, are not. */
const besides: ColumnName[] = ['address', 'infra', 'addon', 'bonus_plan_id', 'accept_information', 'tracking']
const sent = columnNames.filter((name) =>
  columns[name].from === null ? besides.includes(name) : !untold.includes(name),
)
/** The values of an order, private ones too, in the order of their columns; null if they cannot be decrypted. */
export const sold = z.object(Object.fromEntries(sent.map((name) => [name, z.nullable(columns[name].stored.sent)])))

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
  /** The visit that the order holds; null if it is agreed by telephone or was released. */
  visit: z.nullable(z.extend(visit, { reference: z.optional(text) })),
  /** The customer of the contract, by the id in the operator's own records. */
  customer_id: maybe,
  /** The state that a system reported. */
  state: z.nullable(orderState),
  sold: z.nullable(sold),
})

/** The answers of a visitor without an order, with their contact if they left one. */
const wanted = z.object({
  address: z.nullable(anything),
  plan_id: maybe,
  name: maybe,
  phone: maybe,
  email: maybe,
  accept_information: z.nullable(z.boolean()),
  tracking: z.nullable(anything),
})
/** `wanted` is null if it cannot be decrypted. */
const lead = { ...entry, id: text, protocol: maybe, cep: text, wanted: z.nullable(wanted) }

/** `told_at` is when the visitor was notified of fibre. */
const notice = z.object({ ...lead, wanted_at: text, told_at: maybe })

const leftOrder = z.object({ ...lead, begun_at: text, reminded_at: text })

/** A page of a feed. `next` is the next cursor; `more` says whether more rows wait. */
const page = <T extends z.ZodMiniType>(item: T) => z.object({ items: z.array(item), next: text, more: z.boolean() })

export type CallEntry = z.output<typeof call>
export type NoticeEntry = z.output<typeof notice>
export type LeadEntry = z.output<typeof leftOrder>
export type Wanted = z.output<typeof wanted>
export type OrderEntry = z.output<typeof order>
export type Sold = z.output<typeof sold>
export type Entry = CallEntry | LeadEntry | NoticeEntry | OrderEntry

/** The title and the page schema of each feed. */
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

/** The state of an order. The date is dd/mm/yyyy, like a visit's. */
const stateBody = z.strictObject({ state: z.enum(orderStates), date: orderState.shape.date })
const outcomeBody = z.strictObject({ outcome: z.enum(outcomes) })
/** The visits of a day and period that cannot be made; 0 unblocks all. */
const visitsBody = z.strictObject({ region: text, ...slot.shape, blocked: z.int().check(z.gte(0), z.lte(10_000)) })
/** `unmailed`: no letter was sent, because an address gets only a few a day. */
const stateReply = z.object({
  number: text,
  state: z.enum(orderStates),
  date: maybe,
  at: text,
  unmailed: z.optional(z.literal(true)),
})
const outcomeReply = z.object({ id: text, outcome: z.enum(outcomes), at: text })

/** `visits` are those of the imported crews. If more are booked than remain, the operator moves some. */
const visitsReply = z.object({ ...visitsBody.shape, visits: z.int(), booked: z.int() })

/** The reports that systems may send, each with its own permission. */
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

/** The reason for a refusal, as `code`. */
export const feedProblem = z.object({ code: z.enum(keysOf(refusalTexts)), error: text, id: text })
