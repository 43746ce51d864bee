import { ApiError, mayPass } from '../../api/contract/errors/apiError.ts'
import type { Api } from '../../api/client.ts'
import { triedAgain } from '../../funnel/visitorActions.ts'
import {
  entered,
  factTold,
  saveProblem,
  kept,
  leadLost,
  leadMade,
  noticeMade,
  reopened,
  resumed,
  saved,
  sending,
  unsaved,
} from '../../funnel/slice.ts'
import { factSources } from '../../content/flows/facts.ts'
import { signature } from '../../funnel/answersAndFacts.ts'
import { nextWrite } from '../../funnel/saving/nextWrite.ts'
import { writeSignature, type KnownLead, type KnownNotice, type Write } from '../../funnel/saving/writes.ts'
import { call, fork, put, reportedFailure, select, take, type Saga } from '../effects.ts'
import { fillOutbox } from './fillOutbox.ts'
import { idempotencyKeyOf } from './idempotencyKey.ts'
import { waitAfterFailure } from './waitAfterFailure.ts'
import type { Failure } from '../../content/texts/errors/failureTexts.ts'
import type { Ports } from '../ports.ts'
import { forgetConsent, addVisitorData } from './addVisitorData.ts'
import { loadLazySagas } from '../loadLazySagas.ts'

/** The only writer of a page: sends one unsaved write at a time, until each is acknowledged. */
export function* save(ports: Ports): Saga {
  yield* fork(fillOutbox, ports)
  for (let attempt = 0; ;) {
    const write = yield* select(nextWrite)
    attempt = write ? yield* send(ports, write, attempt) : yield* waitForNews(ports)
  }
}

/** Waits for an action that may make a write due, and until the answer is painted. */
function* waitForNews({ painted }: Ports): Saga<number> {
  yield* take(entered, kept, factTold, leadLost, reopened, resumed, triedAgain, unsaved)
  yield* call(painted)
  return 0
}

/** Sends a write, and waits after a failure that may pass. Returns how often it failed in a row. */
function* send(ports: Ports, write: Write, attempt: number): Saga<number> {
  const failure = yield* tryOnce(ports, write)
  if (failure !== null) yield* put(saveProblem(failure))
  yield* put(sending({ underWay: false }))
  if (failure === null) return 0
  yield* waitAfterFailure(ports, attempt, failure)
  return attempt + 1
}

/** Returns the failure if the write may be retried. */
function* tryOnce(ports: Ports, write: Write): Saga<Failure | null> {
  try {
    const key = yield* idempotencyKeyOf(ports, write)
    yield* put(sending({ underWay: true }))
    const plan = yield* select((funnel) => writeSignature(funnel, 'plan'))
    const version = yield* select(({ lead }) => lead?.version)
    const whole = addVisitorData(write, ports)
    yield* acknowledge(write, plan, yield* call(perform, ports, whole, { idempotencyKey: key, version }))
    forgetConsent(whole.input.body, ports)
    return null
  } catch (error) {
    return yield* failed(ports, write, error)
  }
}

/** Shows a refusal to the visitor. After a fault of our own the visitor is asked nothing. */
function* failed(ports: Ports, { name }: Write, error: unknown): Saga<Failure | null> {
  if (!(error instanceof ApiError) || mayPass(error)) return reportedFailure(error)
  yield* (yield* loadLazySagas(ports)).handleRefusal(ports, name, error)
  return null
}

type Versioned = { idempotencyKey: string; version: number | undefined }
type Acknowledged = { version?: number | undefined; lead?: KnownLead | null; notice?: KnownNotice | null }

/** Two tabs of an order may find the same write due. The second one gets the reply to the first. */
const perform = ({ api, oneTabAtATime }: Ports, write: Write, options: Versioned): Promise<Acknowledged> =>
  oneTabAtATime(() => sent(api, write, options))

async function sent(api: Api, write: Write, options: Versioned): Promise<Acknowledged> {
  const { idempotencyKey } = options
  switch (write.call) {
    case 'createLead': {
      const { idLead, idLeadNoCoverage, protocol, version: made } = await api('createLead', write.input, options)
      const told = protocol && { protocol }
      return {
        lead: idLead ? { id: idLead, version: made, ...told } : null,
        notice: idLeadNoCoverage ? { id: idLeadNoCoverage, ...told } : null,
      }
    }
    case 'saveStep':
      return { version: (await api('saveStep', write.input, options)).version }
    case 'chooseRenewal':
      return { version: (await api('chooseRenewal', write.input, options)).version }
    case 'chooseMigrationPlan':
      return { version: (await api('chooseMigrationPlan', write.input, options)).version }
    case 'saveMigrationAddress':
      return { version: (await api('saveMigrationAddress', write.input, options)).version }
    case 'keepNoCoverage': {
      const { id, protocol } = await api('keepNoCoverage', write.input, { idempotencyKey })
      return { notice: { id, ...(protocol && { protocol }) } }
    }
    case 'addContact':
      await api('addContact', write.input, { idempotencyKey })
      return {}
  }
}

/** A new lead also saves the sent plan. If no offer reaches the address, the server notes the address at once. */
function* acknowledge({ name, of }: Write, plan: string, { lead, notice, version }: Acknowledged): Saga {
  if (lead) yield* put(leadMade(lead))
  if (notice) yield* put(noticeMade(notice))
  if (lead === null)
    yield* put(
      factTold(
        yield* select(({ kept: all }) => ({
          name: 'coverage' as const,
          of: signature(all, factSources.coverage),
          value: { plans: [], infra: null, reason: 'no-network' as const },
        })),
      ),
    )
  yield* put(saved({ name, of, ...(version === undefined ? {} : { version }) }))
  if (name === 'lead') yield* put(saved(lead ? { name: 'plan', of: plan } : { name: 'notice', of }))
}
