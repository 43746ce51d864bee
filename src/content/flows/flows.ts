import type { Key } from '../questions/answers.ts'
import { collaborator } from './collaborator.ts'
import { combinedPages } from './combinedPages.ts'
import { coverage } from './coverage.ts'
import type { Flow, FlowName } from './flow.ts'
import { migration } from './migration.ts'
import { mobile } from './mobile.ts'
import { order } from './order.ts'
import { orderByCep } from './orderByCep.ts'
import { premium } from './premium.ts'
import { renewal } from './renewal.ts'

/** Every way to buy, by the name that campaigns use. */
const all = {
  order,
  b: orderByCep,
  fluxo: combinedPages,
  premium,
  mobile,
  collaborator,
  coverage,
  renewal,
  migration,
} satisfies Record<FlowName, Flow>

type Asked = (typeof all)[FlowName]['screens'][number]['asks'][number]

/** Fails to compile if no flow asks a question. */
type Whole = Key extends Asked ? object : { noFlowAsks: Exclude<Key, Asked> }
export const flows: Record<FlowName, Flow> = all satisfies Whole

export const flowNames = Object.keys(flows).filter(isFlowName)

function isFlowName(name: string): name is FlowName {
  return Object.hasOwn(flows, name)
}
