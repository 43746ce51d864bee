import { ApiError } from '../../api/contract/errors/apiError.ts'
import type { Key } from '../../content/questions/answers.ts'
import { factSources, type FactName, type Facts } from '../../content/flows/facts.ts'
import { lineBack, triedAgain } from '../../funnel/visitorActions.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { plansMatchingLink } from '../../funnel/plans/plansMatchingLink.ts'
import type { Failure } from '../../content/texts/errors/failureTexts.ts'
import type { Refused } from '../../funnel/answers/readAnswers.ts'
import type { Values } from '../../funnel/answers/keepAnswers.ts'
import { entered, factForgotten, factTold, kept, leadMade, reopened, resumed, saved } from '../../funnel/slice.ts'
import type { Funnel } from '../../funnel/state.ts'
import { doesAsk, factNames, factsOf, isFresh, signature, isStillValid } from '../../funnel/answersAndFacts.ts'
import { missingFacts } from '../../funnel/journey/missingFacts.ts'
import type { Task } from 'redux-saga'
import { fork, put, reportedFailure, select, take, type Saga } from '../effects.ts'
import { failureOf } from '../failureOf.ts'
import { goOn } from './answer.ts'
import { lookUpFact, type LookupResults } from './lookUpFact.ts'
import type { Ports } from '../ports.ts'

/** Looks up the facts that the order needs next, and retries when the connection is back. */
export function* watchMissingFacts(ports: Ports): Saga {
  const asking: Asking = new Map()
  while (true) {
    yield* askForMissing(ports, asking)
    const { type } = yield* take(entered, kept, factTold, factForgotten, reopened, resumed, saved, lineBack, triedAgain)
    if (type === lineBack.type || type === triedAgain.type) yield* forgetFailures()
  }
}

/** The running look-ups. A look-up of the same fact for other answers replaces the earlier one. */
type Asking = Map<LookupResults, Task>

/** Marks each fact as pending before it looks at the next one, so that none is looked up twice. */
function* askForMissing(ports: Ports, asking: Asking): Saga {
  const [name] = yield* select(missingFacts)
  if (name === undefined) return
  const of = yield* select((funnel) => signature(funnel.kept, factSources[name]))
  yield* put(factTold({ name, of, pending: true }))
  asking.get(name)?.cancel()
  asking.set(name, yield* fork(learn, ports, name, of))
  yield* askForMissing(ports, asking)
}

/** Looks up one fact for the present answers. */
function* learn(ports: Ports, name: LookupResults, of: string): Saga {
  try {
    const value = yield* lookUpFact(ports, name)
    yield* tell(ports, { name, of, ...(value === undefined ? {} : { value }) })
  } catch (error) {
    const key = refusedBy[name]
    if (key && isRefusal(error)) return yield* askAgain(name, { [key]: failureOf(error) })
    yield* tell(ports, { name, of, error: reportedFailure(error) })
  }
}

/** The server refused the answer that a look-up needs, so it is asked again. */
function* askAgain(name: LookupResults, refused: Refused<Failure>): Saga {
  yield* put(reopened(refused))
  yield* put(factForgotten(name))
}

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'refused' && (error.status === 409 || error.status === 422)

const refusedBy: { [F in LookupResults]?: Key } = { offers: 'document', renta: 'phone', collaborator: 'code' }

/** Stores a looked-up fact, unless it is known or its answers changed. Also takes a link's plan and a found lead. */
function* tell(ports: Ports, fact: Parameters<typeof factTold>[0]): Saga {
  const awaited = yield* select(
    (funnel) => fact.of === signature(funnel.kept, factSources[fact.name]) && !isFresh(funnel, fact.name),
  )
  if (!awaited) return
  const told = yield* select((funnel) => ({ ...funnel, facts: { ...funnel.facts, [fact.name]: fact } }))
  const choice = plainChoice(told, fact.name)
  if (choice) yield* put(kept(choice))
  const lead = leadIn(factsOf(told), fact.name)
  if (lead) yield* put(leadMade(lead))
  const waited = yield* select((funnel) => isWaiting(funnel, fact.name))
  yield* put(factTold(fact))
  const { street } = factsOf(told)
  if (fact.name === 'street' && street?.found === 'unknown')
    return yield* put(reopened({ cep: street.refusal ?? { code: 'cep.unknown' } }))
  if (waited) yield* goOn(ports)
}

/** Whether the visitor waits at an answered screen for this fact. */
function isWaiting(funnel: Funnel, name: FactName): boolean {
  const { current, question } = journey(funnel)
  return (
    current.kind === 'ask' && question === null && current.needs.includes(name) && funnel.place?.screen === current.id
  )
}

/** The plan chosen before the address changed, or the one plan or offer that meets the wishes of a link. */
function plainChoice(funnel: Funnel, name: FactName): Values | null {
  const [key, plans] =
    name === 'offers'
      ? (['offer', factsOf(funnel).offers?.plans] as const)
      : (['plan', factsOf(funnel).coverage?.plans] as const)
  if (!plans || isStillValid(funnel.kept, key) || !doesAsk(funnel, key)) return null
  const before = key === 'plan' ? plans.find(({ sku }) => sku === funnel.kept.plan?.value) : undefined
  const sku = (before ?? plansMatchingLink(plans, funnel.wanted).chosen)?.sku
  return sku === undefined ? null : { [key]: sku }
}

/** Some look-ups begin a lead at the server. */
function leadIn({ offers, renta }: Facts, name: FactName) {
  if (name === 'offers' && offers?.request)
    return { id: offers.request, version: 1, ...(offers.protocol && { protocol: offers.protocol }) }
  return name === 'renta' && renta
    ? { id: renta.idLead, version: renta.version, ...(renta.protocol && { protocol: renta.protocol }) }
    : null
}

function* forgetFailures(): Saga {
  const failed = yield* select((funnel) => factNames.filter((name) => funnel.facts[name]?.error !== undefined))
  for (const name of failed) yield* put(factForgotten(name))
}
