import { registerHooks } from 'node:module'
import { frozenOffers } from './frozenOffers.ts'

registerHooks({
  load: (url, context, next) =>
    frozenOffers.isOffers(url)
      ? { format: 'module', source: frozenOffers.code, shortCircuit: true }
      : next(url, context),
})
