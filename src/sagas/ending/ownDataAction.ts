import type { Failure } from '../../content/texts/errors/failureTexts.ts'
import { readAnswers } from '../../funnel/answers/readAnswers.ts'
import type { dataAsked } from '../../funnel/visitorActions.ts'
import { ownData } from '../../funnel/slice.ts'
import type { Funnel } from '../../funnel/state.ts'
import { put, select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'

type DataAction = ReturnType<typeof dataAsked>['payload']
type Begun = { typed: string | undefined; isStill: (funnel: Funnel) => boolean }

/** Begins a request about one's own data. Returns the telephone typed for it, and whether it is still the latest. */
export function* beginDataAction(ports: Ports, action: DataAction): Saga<Begun | null> {
  if (yield* select((funnel) => funnel.ownData.busy || funnel.finishing.busy)) return null
  const { values, refused } = readAnswers(action, ports.now())
  const begun = refused.phone ? { busy: false, ...ownDataFailure(invalidPhone) } : { busy: true, error: null }
  yield* put(ownData(begun))
  return refused.phone ? null : { typed: values.phone, isStill: (funnel) => funnel.ownData === begun }
}

export const invalidPhone: Failure = { code: 'phone.invalid' }

/** The failure of such a request. If the telephone caused it, asks for the telephone. */
export const ownDataFailure = (error: Failure): Pick<Funnel['ownData'], 'error' | 'asksPhone'> =>
  error.code === 'phone.invalid' || error.code === 'phone.other' ? { error, asksPhone: true } : { error }
