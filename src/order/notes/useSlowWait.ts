import { useState } from 'react'
import type { Screen } from '../../content/flows/screen.ts'
import { triedAgain } from '../../funnel/visitorActions.ts'
import { factForgotten } from '../../funnel/slice.ts'
import { useDispatch } from 'react-redux'
import { useFunnel } from '../useFunnel.ts'
import { useIsTakingLong } from '../../ui/feedback/useIsTakingLong.ts'

const patience = 5000

/** Whether a screen's wait takes long, and a retry that also repeats a pending call. */
export function useSlowWait({ needs }: Pick<Screen, 'needs'>, waiting: boolean) {
  const dispatch = useDispatch()
  const facts = useFunnel((funnel) => funnel.facts)
  const [tries, setTries] = useState(1)
  const slow = useIsTakingLong(patience, waiting ? tries : 0)
  const tryAgain = () => {
    setTries(tries + 1)
    dispatch(triedAgain())
    for (const name of needs) if (facts[name]?.pending) dispatch(factForgotten(name))
  }
  return { slow, tryAgain }
}
