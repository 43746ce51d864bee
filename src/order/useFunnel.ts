import { useSelector } from 'react-redux'
import { journey, type Journey } from '../funnel/journey/journey.ts'
import { emptyFunnel, type Funnel } from '../funnel/state.ts'

type State = { funnel?: Funnel }

/** Selects from the order's state. Select the smallest part that is shown. */
export const useFunnel = <R>(selector: (funnel: Funnel) => R): R =>
  useSelector((state: State) => selector(state.funnel ?? emptyFunnel))

/** The journey of the order as it is now. */
export const useJourney = (): Journey => useFunnel(journey)
