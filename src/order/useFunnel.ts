import { useSelector } from 'react-redux'
import type { FactName, Facts } from '../content/flows/facts.ts'
import { journey, type Journey } from '../funnel/journey/journey.ts'
import { emptyFunnel, type Funnel } from '../funnel/state.ts'

type State = { funnel?: Funnel }

/** Selects from the order's state. Select as little as possible; `isSame` compares newly built results. */
export const useFunnel = <R>(selector: (funnel: Funnel) => R, isSame?: (one: R, other: R) => boolean): R =>
  useSelector((state: State) => selector(state.funnel ?? emptyFunnel), isSame)

/** A fact that matches the answers. The object stays the same until the server sends another. */
export const useFact = <F extends FactName>(name: F): Facts[F] => useFunnel((funnel) => journey(funnel).facts[name])

export const useJourney = (): Journey => useFunnel(journey)
