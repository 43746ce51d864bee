import { ApiError } from '../api/contract/apiError.ts'
import type { Api } from '../api/client.ts'
import { lineBack, triedAgain } from '../funnel/asked.ts'
import { factTold, held, kept, leadLost, leadMade, noticeMade, reopened, resumed, saved, sending, unsaved } from '../funnel/slice.ts'
import { factSources } from '../content/facts.ts'
import { signature } from '../funnel/story.ts'
import { nextWrite, stateOf, type Write } from '../funnel/writes.ts'
import { call, pause, put, select, take, type Saga } from './effects.ts'
import type { Ports } from './ports.ts'
import { rarely } from './rarely.ts'

/** The only writer: whatever the server does not know yet is sent, one write at a time, until it is acknowledged. */
export function* save(ports: Ports): Saga {
  for (let attempt = 0; ; ) {
    const write = yield* select(nextWrite)
    attempt = write ? yield* send(ports, write, attempt) : yield* rest()
  }
}

function* rest(): Saga<number> {
  yield* take(kept, factTold, leadLost, reopened, resumed, unsaved)
  return 0
}

/** A failure of the line is waited out. Returns how often it failed in a row. */
function* send(ports: Ports, write: Write, attempt: number): Saga<number> {
  const failure = yield* tryOnce(ports, write)
  if (failure) yield* put(held(failure.message))
  yield* put(sending({ underWay: false }))
  if (!failure) return 0
  yield* pause(backoff(attempt, ports.random()), lineBack, triedAgain)
  return attempt + 1
}

/** A refusal goes back to the visitor. Returns why it failed and may be tried again. */
function* tryOnce(ports: Ports, write: Write): Saga<ApiError | void> {
  try {
    const key = yield* keyOf(ports, write)
    const plan = yield* select((funnel) => stateOf(funnel, 'plan'))
    yield* acknowledge(write, plan, yield* call(perform, ports.api, withDevice(write, ports), key, yield* select((funnel) => funnel.lead?.version)))
  } catch (error) {
    if (error instanceof ApiError && isPassing(error)) return error
    yield* giveBack(ports, write.name, error)
  }
}

const giveBack = rarely((rare) => rare.giveBack)

/** The idempotency key of a write: made before its first try, the same until it is acknowledged. */
function* keyOf(ports: Ports, { name, of }: Write): Saga<string> {
  const last = yield* select((funnel) => funnel.sending)
  const key = last?.name === name && last.of === of ? last.key : ports.newKey()
  yield* put(sending({ sending: { name, of, key }, underWay: true }))
  return key
}

/** A bank account goes with the device that it was typed on. */
function withDevice(write: Write, { device }: Ports): Write {
  if (write.call !== 'saveStep' || !('bankInfo' in write.input.body)) return write
  return { ...write, input: { ...write.input, body: { ...write.input.body, deviceInfo: { jsc: device() } } } }
}

type Acknowledged = { version?: number | undefined; lead?: { id: string; version: number } | null; notice?: string | null }

async function perform(api: Api, write: Write, idempotencyKey: string, version: number | undefined): Promise<Acknowledged> {
  const options = { idempotencyKey, ...(version === undefined ? {} : { version }) }
  switch (write.call) {
    case 'createLead': {
      const { idLead, idLeadNoCoverage, version: made } = await api('createLead', write.input, options)
      return { lead: idLead ? { id: idLead, version: made } : null, notice: idLeadNoCoverage }
    }
    case 'saveStep':
      return { version: (await api('saveStep', write.input, options)).version }
    case 'chooseRenewal':
      return { version: (await api('chooseRenewal', write.input, options)).version }
    case 'chooseMigrationPlan':
      return { version: (await api('chooseMigrationPlan', write.input, options)).version }
    case 'saveMigrationAddress':
      return { version: (await api('saveMigrationAddress', write.input, options)).version }
    case 'keepNoCoverage':
      return { notice: (await api('keepNoCoverage', write.input, { idempotencyKey })).id }
    case 'addContact':
      await api('addContact', write.input, { idempotencyKey })
      return {}
  }
}

/** A lead is sent with the plan as it was then. */
function* acknowledge({ name, of }: Write, plan: string, { lead, notice, version }: Acknowledged): Saga {
  if (lead) yield* put(leadMade(lead))
  if (notice) yield* put(noticeMade({ id: notice }))
  if (lead === null) yield* put(factTold(yield* select(({ kept: all }) => ({ name: 'coverage' as const, of: signature(all, factSources.coverage), value: { plans: [], infra: null, reason: 'no-network' as const } }))))
  yield* put(saved({ name, of, ...(version === undefined ? {} : { version }) }))
  if (name === 'lead' && lead) yield* put(saved({ name: 'plan', of: plan }))
}

/** Failures that pass by themselves: the line, a busy server, a garbled reply. */
const isPassing = ({ kind, status, problem }: ApiError) => kind !== 'refused' || status >= 500 || status === 429 || status === 408 || problem?.code === 'key.busy'

/** 1, 2, 4… up to 30 s, each shortened by up to half at random. */
const backoff = (attempt: number, random: number) => Math.min(30_000, 1000 * 2 ** attempt) * (1 - random / 2)
