import { ApiError } from '../api/contract/apiError.ts'
import type { Reply } from '../api/contract/calls.ts'
import type { Answers } from '../content/answers.ts'
import type { FactName, Facts, Street } from '../content/facts.ts'
import { answersOf } from '../funnel/story.ts'
import { call, select, type Saga } from './effects.ts'
import type { Ports } from './ports.ts'
import { ask } from './ask.ts'
import { rarely } from './rarely.ts'

/** Finds a fact out. */
export function* lookUp(ports: Ports, name: LookedUp): Saga<Facts[LookedUp]> {
  return yield* lookUps[name](ports, yield* select(answersOf))
}

/** An order's number is never looked up: finishing tells it. */
export type LookedUp = Exclude<FactName, 'order'>

const lookUps: { [F in LookedUp]: (ports: Ports, answers: Answers) => Saga<Facts[F]> } = {
  *street(ports, { cep = '' }) {
    return yield* call(streetOf, ports, cep)
  },
  units: rarely((rare) => rare.unitsThere),
  coverage: rarely((rare) => rare.coverageThere),
  *slots(ports, { cep = '' }) {
    return (yield* ask(ports.api, 'slots', { query: { cep } })).slots
  },
  *banks(ports) {
    return (yield* ask(ports.api, 'banks', {})).banks
  },
  risk: rarely((rare) => rare.assess),
  offers: rarely((rare) => rare.customerOffers),
  renta: rarely((rare) => rare.mobileLine),
  codeSent: rarely((rare) => rare.sendCode),
  collaborator: rarely((rare) => rare.checkCode),
}

/** An unknown CEP and a service that is down are answers too, and each leads on differently. */
async function streetOf({ api }: Ports, cep: string): Promise<Street> {
  try {
    return known(await api('cepInformation', { params: { cep } }))
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'network') throw error
    return isUnknown(error) ? { ...nowhere, found: 'unknown', refusal: error.message } : { ...nowhere, found: 'down' }
  }
}

/** Some servers say with a status that all went well that it did not. */
const isUnknown = ({ kind, status }: ApiError) => status === 404 || status === 422 || (kind === 'refused' && status === 200)

const nowhere = { street: '', neighborhood: '', city: '', state: '', byLot: false }

function known({ UF, city, address, neighborhood, is_block_allotment }: Reply<'cepInformation'>): Street {
  return { found: address ? 'street' : 'city', street: address, neighborhood, city, state: UF, byLot: is_block_allotment }
}
