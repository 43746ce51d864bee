import { ApiError } from '../../api/contract/errors/apiError.ts'
import type { Reply } from '../../api/contract/calls.ts'
import type { Answers } from '../../content/questions/answers.ts'
import type { FactName, Facts, CepResult } from '../../content/flows/facts.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import { call, select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'
import { callApi } from '../callApi.ts'
import { failureOf } from '../failureOf.ts'
import { loadLazySagas } from '../loadLazySagas.ts'
import { catalogue } from './campaignPlans.ts'

export function* lookUpFact(ports: Ports, name: LookupResults): Saga<Facts[LookupResults]> {
  const answers = yield* select(answersOf)
  return isEarly(name)
    ? yield* lookUps[name](ports, answers)
    : yield* (yield* loadLazySagas(ports)).lookUps[name](ports, answers)
}

/** Every fact except the order, which comes from finishing. */
export type LookupResults = Exclude<FactName, 'order'>

type LookUps<F extends LookupResults> = { [N in F]: (ports: Ports, answers: Answers) => Saga<Facts[N]> }
type Early = 'catalogue' | 'street' | 'slots' | 'banks'
export type LazyLookUps = LookUps<Exclude<LookupResults, Early>>

const isEarly = (name: LookupResults): name is Early => Object.hasOwn(lookUps, name)

const lookUps: LookUps<Early> = {
  catalogue,
  *street(ports, { cep = '' }) {
    return yield* call(streetOf, ports, cep)
  },
  *slots(ports, { cep = '' }) {
    return (yield* callApi(ports.api, 'slots', { query: { cep } })).slots
  },
  *banks(ports) {
    return (yield* callApi(ports.api, 'banks', {})).banks
  },
}

/** The street at a CEP. An unknown CEP and a failed service are results too, and each leads to other questions. */
async function streetOf({ api }: Ports, cep: string): Promise<CepResult> {
  try {
    return streetFrom(await api('cepInformation', { params: { cep } }))
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'network') throw error
    return isUnknown(error)
      ? { ...nowhere, found: 'unknown', refusal: failureOf(error) }
      : { ...nowhere, found: 'down' }
  }
}

/** Some servers refuse with status 200. */
const isUnknown = ({ kind, status }: ApiError) =>
  status === 404 || status === 422 || (kind === 'refused' && status === 200)

const nowhere = { street: '', neighborhood: '', city: '', state: '', byLot: false }

export function streetFrom({
  UF,
  city,
  address,
  neighborhood,
  is_block_allotment,
}: Reply<'cepInformation'>): CepResult {
  return {
    found: address ? 'street' : 'city',
    street: address,
    neighborhood,
    city,
    state: UF,
    byLot: is_block_allotment,
  }
}
