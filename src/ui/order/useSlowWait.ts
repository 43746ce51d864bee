import { useState } from 'react'
import type { Screen } from '../../content/screen.ts'
import { triedAgain } from '../../funnel/asked.ts'
import { factForgotten } from '../../funnel/slice.ts'
import { useAsk, useFunnel } from '../useFunnel.ts'
import { useSlow } from '../useSlow.ts'

const patience = 5000

/** Whether what a screen waits for takes long, and another try at it, even at what is still under way. */
export function useSlowWait({ needs }: Pick<Screen, 'needs'>, waiting: boolean) {
  const ask = useAsk()
  const facts = useFunnel((funnel) => funnel.facts)
  const [tries, setTries] = useState(1)
  const slow = useSlow(patience, waiting ? tries : 0)
  const tryAgain = () => {
    setTries(tries + 1)
    ask(triedAgain())
    for (const name of needs) if (facts[name]?.pending) ask(factForgotten(name))
  }
  return { slow, tryAgain }
}
