import { ApiError } from '../api/contract/apiError.ts'
import { refusals } from '../api/contract/refusals.ts'
import { callErrors } from '../api/contract/callErrors.ts'
import { factSources } from '../content/facts.ts'
import { lineBack, triedAgain } from '../funnel/asked.ts'
import { planChoice } from '../funnel/planChoice.ts'
import { entered, factForgotten, factTold, kept, reopened, resumed, saved, type Funnel } from '../funnel/slice.ts'
import { factNames, factsOf, isFresh, signature, stands } from '../funnel/story.ts'
import { missingFacts } from '../funnel/wants.ts'
import { fork, put, select, take, type Saga } from './effects.ts'
import { lookUp, type LookedUp } from './lookUp.ts'
import type { Ports } from './ports.ts'

/** Asks the server for what the order needs to know next, and asks again when the line is back. */
export function* facts(ports: Ports): Saga {
  while (true) {
    yield* askForMissing(ports)
    const { type } = yield* take(entered, kept, factTold, factForgotten, reopened, resumed, saved, lineBack, triedAgain)
    if (type === lineBack.type || type === triedAgain.type) yield* forgetFailures()
  }
}

/** Each is marked as under way before anything else is looked at, so that none is asked for twice. */
function* askForMissing(ports: Ports): Saga {
  const [name] = yield* select(missingFacts)
  if (name === undefined) return
  const of = yield* select((funnel) => signature(funnel.kept, factSources[name]))
  yield* put(factTold({ name, of, pending: true }))
  yield* fork(learn, ports, name, of)
  yield* askForMissing(ports)
}

/** One fact, for the answers as they were when it was asked for. */
function* learn(ports: Ports, name: LookedUp, of: string): Saga {
  try {
    const value = yield* lookUp(ports, name)
    yield* tell({ name, of, ...(value === undefined ? {} : { value }) })
  } catch (error) {
    yield* tell({ name, of, error: error instanceof ApiError ? error.message : callErrors.server })
  }
}

/**
 * Tells what a look-up gave, unless another gave it first or the answers it was for have changed meanwhile. What follows
 * at once goes with it: an unknown CEP is asked again, and a plan that a link asked for is taken before it is asked about.
 */
function* tell(fact: Parameters<typeof factTold>[0]): Saga {
  const awaited = yield* select((funnel) => fact.of === signature(funnel.kept, factSources[fact.name]) && !isFresh(funnel, fact.name))
  if (!awaited) return
  const plan = yield* select((funnel) => plainChoice({ ...funnel, facts: { ...funnel.facts, [fact.name]: fact } }))
  if (plan) yield* put(kept({ plan }))
  yield* put(factTold(fact))
  const street = yield* select((funnel) => factsOf(funnel).street)
  if (street?.found === 'unknown') yield* put(reopened({ cep: refusals['cep.unknown'] }))
}

/** The one plan at the address that meets the link's wishes, unless the visitor chose already. */
function plainChoice(funnel: Funnel): string | null {
  if (!isFresh(funnel, 'coverage') || stands(funnel.kept, 'plan')) return null
  return planChoice(factsOf(funnel).coverage?.plans ?? [], funnel.wanted).chosen?.sku ?? null
}

function* forgetFailures(): Saga {
  const failed = yield* select((funnel) => factNames.filter((name) => funnel.facts[name]?.error !== undefined))
  for (const name of failed) yield* put(factForgotten(name))
}
