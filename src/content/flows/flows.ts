import { collaborator } from './collaborator.ts'
import { combined } from './combined.ts'
import { coverage } from './coverage.ts'
import type { Flow, FlowName } from './flow.ts'
import { migration } from './migration.ts'
import { mobile } from './mobile.ts'
import { order } from './order.ts'
import { orderByCep } from './orderByCep.ts'
import { premium } from './premium.ts'
import { renewal } from './renewal.ts'

/** Every way to buy, by the name that campaigns use. */
export const flows: Record<FlowName, Flow> = {
  order,
  b: orderByCep,
  fluxo: combined,
  premium,
  mobile,
  collaborator,
  coverage,
  renewal,
  migration,
}

export const flowNames = Object.keys(flows).filter(isFlowName)

function isFlowName(name: string): name is FlowName {
  return Object.hasOwn(flows, name)
}
