import { callErrorMessages } from '../../src/api/contract/errors/callErrorMessages.ts'
import type { Api } from '../../src/api/client.ts'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { calls, type CallName, type Reply } from '../../src/api/contract/calls.ts'
import type { Place } from '../../src/funnel/journey/place.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { parseReply } from '../../src/api/parseReply.ts'
import type { Ports } from '../../src/sagas/ports.ts'
import { lazySagas } from '../../src/sagas/lazySagas.ts'
import { aCoverage } from './aPlan.ts'
import { approved } from './aFunnel.ts'
import { aCepInformation } from './aRefusal.ts'

export const idLead = 'lead-lead-lead-lead-22'
export const idNotice = 'none-none-none-none-22'
export type Sent = { name: CallName; input: object; key: string | undefined; version: number | undefined }
type Answer = (input: object, sent: Sent[]) => unknown
/** The reply to each call; an error makes it fail. */
export type Answers = { [N in CallName]?: Answer | Reply<N> | Error }

export const stumbled = new ApiError('http', 'Erro HTTP 502 Bad Gateway', 502)
const offline = new ApiError('network', callErrorMessages.network)

/** A server with a test's replies; by default all succeeds. `sent` holds its calls, `failing` the calls that fail. */
export function fakeApi(over: Answers = {}) {
  const sent: Sent[] = []
  const line = { up: true }
  const failing = new Set<CallName>()
  let version = 0
  const good: Answers = {
    cepInformation: aCepInformation,
    coverage: aCoverage(),
    addressInfo: {
      cep: '14010100',
      number: '35',
      address: 'Rua das Palmeiras',
      neighborhood: 'Centro',
      city: 'Ribeirão Preto',
      UF: 'SP',
      infraco: 'vtal',
      complements: [],
    },
    complementTypes: { complementTypes: [] },
    slots: {
      slots: [
        { date: '24/11/2026', period: 'manha', free: true },
        { date: '24/11/2026', period: 'tarde', free: false },
        { date: '25/11/2026', period: 'manha', free: true },
      ],
    },
    banks: {
      banks: [
        { id: '001', code: '001', name: 'Banco do Brasil', agency: null, account: null },
        { id: '341', code: '341', name: 'Itaú', agency: null, account: null },
      ],
    },
    createLead: () => ({
      success: true,
      id: idLead,
      idLead,
      idLeadNoCoverage: null,
      cepCoverage: { infra: aCoverage().infra },
      version: ++version,
    }),
    saveStep: () => ({ success: true, version: ++version }),
    confirmLead: () => ({ ...approved, version: ++version }),
    answerQuiz: () => ({ ...approved, version: ++version }),
    finishLead: { success: true, orderNumber: '40718823' },
    keepNoCoverage: { success: true, id: idNotice },
    addContact: { success: true, id: 'none-none-none-none-22' },
    forgetNoCoverage: { success: true, id: 'none-none-none-none-22' },
    removeLead: { success: true },
    endThisDevice: { success: true },
    requestCall: { success: true, id: '1' },
    planFile: { plans: aCoverage().plans },
    createFromRenta: () => ({
      success: true,
      id: idLead,
      idLead,
      idLeadNoCoverage: null,
      cepCoverage: { infra: null },
      version: ++version,
    }),
    sendCollaboratorCode: { success: true, email: 'a•••@timbrasil.example', expiresAt: '2026-11-20T12:10:00Z' },
    checkCollaboratorCode: { success: true, validated: true, expired: false, triesLeft: 5 },
    renewalOffers: {
      plansOffers: aCoverage().plans,
      id_renewal_request: idLead,
      id_renewal_base_user: 'base',
      userData: { name: null, email: null, phone: null },
    },
    chooseRenewal: () => ({ success: true, version: ++version }),
    finishRenewal: { success: true, orderNumber: '40718824' },
    migrationOffers: { plansOffers: aCoverage().plans, idLead, userData: { name: null, email: null, phone: null } },
    chooseMigrationPlan: () => ({ success: true, version: ++version }),
    saveMigrationAddress: () => ({ success: true, version: ++version }),
  }
  const api: Api = async (name, input, options) => {
    await Promise.resolve()
    if (!line.up) throw offline
    sent.push({ name, input, key: options?.idempotencyKey, version: options?.version })
    if (failing.has(name)) throw stumbled
    const answer = over[name] ?? good[name]
    if (answer === undefined) throw new Error(`no answer for ${calls[name].path}`)
    const reply = typeof answer === 'function' ? answer(input, sent) : answer
    if (reply instanceof Error) throw reply
    return parseReply(name, reply instanceof Promise ? await reply : reply)
  }
  return { api, sent, line, failing }
}

/** Ports in memory, with the places that the saga went to. */
export function fakePorts(api: Api, left: Partial<Funnel> | null = null) {
  const went: { place: Place; replace: boolean }[] = []
  const ports: Ports = {
    api,
    lazySagas: { get: () => lazySagas, load: () => Promise.resolve(lazySagas) },
    painted: () => undefined,
    goTo: (place, how) => void went.push({ place, replace: how?.replace ?? false }),
    arrival: () => ({ answers: {} }),
    now: () => new Date('2026-11-20T12:00:00Z'),
    random: () => 0,
    device: () => ({ jsc: 'a phone' }),
    protocol: () => null,
    visitorIds: () => ({}),
    consent: { read: () => null, forget: () => {} },
    newKey: () => crypto.randomUUID(),
    oneTabAtATime: (send) => send(),
    outbox: async () => {},
    left: () => left,
  }
  return { ports, went }
}

/** Whether the body of a call has a field. */
export const hasField = (input: object, field: string) => 'body' in input && Object.hasOwn(Object(input.body), field)

export const bodiesOf = (sent: Sent[], name: CallName): unknown[] =>
  sent.filter((each) => each.name === name).map(({ input }) => ('body' in input ? input.body : undefined))
