import { useDispatch, useSelector } from 'react-redux'
import { journey, type Journey } from '../funnel/journey.ts'
import { emptyFunnel, type Funnel } from '../funnel/slice.ts'

type State = { funnel?: Funnel }

/** Something of the order's state; select the smallest thing that is shown. */
export const useFunnel = <R>(selector: (funnel: Funnel) => R): R => useSelector((state: State) => selector(state.funnel ?? emptyFunnel))

/** Tells the sagas what the visitor asks for. */
export const useAsk = () => useDispatch()

/** The walk through the order as it stands. */
export const useJourney = (): Journey => useFunnel(journey)
