import type { Api, Options } from '../api/client.ts'
import type { CallName, Input, Reply } from '../api/contract/calls.ts'
import { call, type Saga } from './effects.ts'

export function* callApi<N extends CallName>(api: Api, name: N, input: Input<N>, options?: Options): Saga<Reply<N>> {
  return yield* call(() => api(name, input, options))
}
