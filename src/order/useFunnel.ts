import { useSelector } from 'react-redux'
import type { FactName, Facts } from '../content/flows/facts.ts'
import { journey, type Journey } from '../funnel/journey/journey.ts'
import { emptyFunnel, type Funnel } from '../funnel/state.ts'

type State = { funnel?: Funnel }

/** Selects from the order's state. Select the smallest part that is shown; `isSame` compares what is made anew each time. */
export const useFunnel = <R>(selector: (funnel: Funnel) => R, isSame?: (one: R, other: R) => boolean): R =>
  useSelector((state: State) => selector(state.funnel ?? emptyFunnel), isSame)

/** A fact while it is true of the answers. The object stays the same until the server tells another. */
export const useFact = <F extends FactName>(name: F): Facts[F] => useFunnel((funnel) => journey(funnel).facts[name])

/** The journey of the order as it is now. */
export const useJourney = (): Journey => useFunnel(journey)
