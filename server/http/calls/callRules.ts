import { type CallName, calls } from '../../../src/api/contract/calls.ts'
import { mostCeps } from '../../../src/api/contract/cepSearch.ts'
import type { LeadKind } from '../../db/tables.ts'

/** The server's rules for a call. */
export type CallRule = {
  /** Its description in the published document. */
  about: string
  /** The kinds of lead that it accepts; required for `owned` calls. */
  kinds?: readonly [LeadKind, ...LeadKind[]]
  /** Marks a GET that changes something. */
  changes?: true
  /** Marks a POST that only reads, so that its question is not in the URL. */
  onlyReads?: true
  /** Marks a call to a system outside, which counts as a write and is refused to other sites. */
  tellsOutside?: true
  /** The number of look-ups it counts as. Public data and the visitor's own do not count. */
  looksUp?: number
  /** The secret that it could reveal. Such calls are counted, take constant time, and are refused to other sites. */
  tries?: 'cpf' | 'line'
  /** Replies in constant time, so that its duration reveals nothing. */
  constantTime?: true
  /** Marks a reply that depends only on the catalogue, so that it can be cached. */
  cacheable?: true
  /** Allows 404 without a lead: for an unknown address, or a retry whose lead is gone. */
  optional?: true
  /** Does not store the reply for retries, because it changes nothing and is private. */
  unkept?: true
}

type Owned<N extends CallName> = (typeof calls)[N] extends { owned: true } ? Required<Pick<CallRule, 'kinds'>> : unknown

/** The rules of every call. A missing row does not compile, nor does an owned call without kinds of lead. */
const rules = {
  cepInformation: { about: 'Street, neighbourhood and city of a CEP', looksUp: 1, optional: true },
  findCeps: { about: 'The CEPs of a street in a city', looksUp: mostCeps, onlyReads: true },
  coverage: { about: 'Plans and network at an address', looksUp: 1, kinds: ['order', 'migration'] },
  addressInfo: { about: 'A building and its known complements', looksUp: 1, optional: true },
  complementTypes: { about: 'Kinds of complement a network owner knows' },
  planFile: { about: 'The plan list of a campaign', cacheable: true, optional: true },
  regulations: { about: 'Regulations and summaries of every offer', cacheable: true },
  banks: { about: 'Banks that take direct debit' },
  slots: { about: 'Installation visits that can be booked in a region', looksUp: 1 },
  createLead: { about: 'Create a lead, or move it to another address', kinds: ['order'] },
  saveStep: { about: 'Save one step of a lead', kinds: ['order', 'migration'] },
  confirmLead: { about: 'Confirm a lead with risk validation', kinds: ['order', 'migration'] },
  answerQuiz: { about: 'Answer the identity quiz', kinds: ['order', 'migration'] },
  readLead: { about: 'Read a lead back, masked', kinds: ['order', 'renewal', 'no-coverage'] },
  finishLead: { about: 'Finish the order', kinds: ['order', 'migration'] },
  removeLead: {
    about: 'Erase a lead at its visitor’s request, or withdraw its order within seven days',
    kinds: ['order', 'migration', 'renewal'],
  },
  exportLead: {
    about: 'Tell a visitor all that is kept of a lead, private values too',
    kinds: ['order', 'no-coverage', 'migration', 'renewal'],
    unkept: true,
  },
  makeResumeLink: {
    about: 'Make a link that opens the lead at another device, to be copied or sent by mail',
    kinds: ['order', 'migration', 'renewal'],
  },
  readResumeLink: {
    about: 'What a link shows of its order before its challenge is passed',
    constantTime: true,
    unkept: true,
  },
  openResumeLink: {
    about: 'Pass the challenge of a link, and go on with its lead',
    constantTime: true,
    optional: true,
  },
  readOtherDevices: {
    about: 'Which other devices hold the lead, and which links may still open it',
    kinds: ['order', 'migration', 'renewal'],
  },
  endOtherDevices: {
    about: 'End the lead on all other devices, and its links, at its visitor’s request',
    kinds: ['order', 'migration', 'renewal'],
  },
  endThisDevice: {
    about: 'End the lead on the device that asks, and nowhere else',
    kinds: ['order', 'migration', 'renewal'],
  },
  tellEvents: {
    about: 'Tell the operator’s webchat how far an order came, as its visitor allows',
    kinds: ['order', 'no-coverage', 'migration', 'renewal'],
    onlyReads: true,
    tellsOutside: true,
  },
  readPlacedOrder: {
    about: 'What number and telephone tell of a placed order: plan, price, visit and state, and nothing of its person',
    constantTime: true,
    unkept: true,
  },
  keepNoCoverage: { about: 'Keep an address that has no offer', optional: true },
  addContact: { about: 'Add how to reach its visitor', kinds: ['no-coverage'] },
  forgetNoCoverage: { about: 'Erase it at its visitor’s request', kinds: ['no-coverage'] },
  requestCall: { about: 'Ask for a call' },
  createLegacyLead: { about: 'Create a lead in one go', optional: true },
  createFromRenta: { about: 'Create a lead from a mobile customer’s telephone', tries: 'line', optional: true },
  sendCollaboratorCode: { about: 'Send a code to the corporate e-mail', kinds: ['order'], changes: true },
  checkCollaboratorCode: { about: 'Check that code', kinds: ['order'] },
  renewalOffers: { about: 'Renewal offers for a customer', tries: 'cpf', optional: true },
  chooseRenewal: { about: 'Choose a renewal offer', kinds: ['renewal'] },
  finishRenewal: { about: 'Finish a renewal', kinds: ['renewal'] },
  checkClient: { about: 'Whether a CPF may renew', looksUp: 1, tries: 'cpf' },
  migrationOffers: { about: 'Migration offers for a customer', tries: 'cpf', optional: true },
  chooseMigrationPlan: { about: 'Choose a migration plan', kinds: ['migration'] },
  saveMigrationAddress: { about: 'Save one step of the new address', kinds: ['migration'] },
  readMigration: { about: 'Read a migration lead back, masked', kinds: ['migration'] },
} satisfies { [N in CallName]: CallRule & Owned<N> }

export const ruleOf = (name: CallName): CallRule => rules[name]

export const changes = (name: CallName) =>
  (calls[name].method !== 'GET' && ruleOf(name).onlyReads !== true) || ruleOf(name).changes === true

type Ruled<K extends keyof CallRule> = {
  [N in CallName]: (typeof rules)[N] extends Record<K, true> ? N : never
}[CallName]
type Sent = { [N in CallName]: (typeof calls)[N]['method'] extends 'GET' ? never : N }[CallName]
/** The calls that take effect once per idempotency key. */
export type KeyedCall = Exclude<Sent | Ruled<'changes'>, Ruled<'unkept'> | Ruled<'onlyReads'>>
export const isKeyed = (name: CallName): name is KeyedCall => changes(name) && ruleOf(name).unkept !== true
