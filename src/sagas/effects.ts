import * as raw from 'redux-saga/effects'
import type { UnknownAction } from '@reduxjs/toolkit'
import { buffers, type Channel, type Task } from 'redux-saga'
import { ApiError } from '../api/contract/errors/apiError.ts'
import type { Failure } from '../content/texts/errors/failureTexts.ts'
import { saveProblem } from '../funnel/slice.ts'
import { failureOf } from './failureOf.ts'
import { emptyFunnel, type Funnel } from '../funnel/state.ts'

/** A saga that returns `R`. */
export type Saga<R = void> = Generator<raw.Effect, R, unknown>

type Worker<A extends unknown[], R> = (...args: A) => Saga<R> | Promise<R> | R
type Creator = { type: string }

export function* call<A extends unknown[], R>(worker: Worker<A, R>, ...args: A): Saga<R> {
  return (yield raw.call(worker, ...args)) as R
}

export function* fork<A extends unknown[]>(worker: Worker<A, unknown>, ...args: A): Saga<Task> {
  return (yield raw.fork(worker, ...args)) as Task
}

export function* put(action: UnknownAction): Saga {
  yield raw.put(action)
}

export function* select<R>(selector: (funnel: Funnel) => R): Saga<R> {
  return (yield raw.select((state: { funnel?: Funnel }) => selector(state.funnel ?? emptyFunnel))) as R
}

export function* take(...creators: Creator[]): Saga<UnknownAction> {
  return (yield raw.take(creators.map((creator) => creator.type))) as UnknownAction
}

/** Waits for the next action. */
export function* takeAny(): Saga<UnknownAction> {
  return (yield raw.take()) as UnknownAction
}

/** Buffers these actions, in order, until each is taken. */
export function* openChannel(creators: readonly Creator[]): Saga<Channel<UnknownAction>> {
  const types = creators.map((creator) => creator.type)
  return (yield raw.actionChannel(types, buffers.expanding())) as Channel<UnknownAction>
}

export function* takeFrom(channel: Channel<UnknownAction>): Saga<UnknownAction> {
  return (yield raw.take(channel)) as UnknownAction
}

/** Waits for the given time, or until one of these actions. */
export function* pause(milliseconds: number, ...until: Creator[]): Saga {
  yield raw.race([raw.delay(milliseconds), raw.take(until.map((creator) => creator.type))])
}

/** Runs a worker for each such action. A failure of one worker is shown and does not stop the others. */
export function* every<P, A extends UnknownAction>(
  creator: { type: string; (...args: never[]): A },
  worker: (ports: P, action: A) => Saga,
  ports: P,
): Saga {
  yield raw.takeEvery(creator.type, function* (action: A) {
    yield* guarded(worker, ports, action)
  })
}

/** Shows an unforeseen failure of one branch, so that the others go on. */
export function* guarded<A extends unknown[]>(worker: (...args: A) => Saga, ...args: A): Saga {
  try {
    yield* worker(...args)
  } catch (error) {
    yield* put(saveProblem(reportedFailure(error)))
  }
}

/** A failure to show. A fault of the product itself is also reported. */
export function reportedFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) reportError(error)
  return failureOf(error)
}
