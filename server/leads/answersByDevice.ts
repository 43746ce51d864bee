import type { OwnedLead } from '../http/calls/handlerContext.ts'
import type { Step } from '../../src/api/contract/lead/stepOrder.ts'
import { columns, sealedColumns } from './columns/columns.ts'
import { wayOf } from './steps/dueStep.ts'
import type { SomeValues } from './columns/leadValueTypes.ts'

/** For each device, the encrypted columns it sent last, and `order_number` if it placed the order. */
type ToldBy = Record<string, string[]>
type Noted = Pick<OwnedLead, 'told_by'>

const kept: ReadonlySet<string> = new Set([...sealedColumns, 'order_number'])

/** The values that an order is placed with. */
const spent = ['document', 'bank_info'] as const

/** Notes that a device sent these columns last, and removes the notes that the change ends. */
export function noteTold(
  { told_by }: Noted,
  names: readonly string[],
  device: string,
  isEnded: (name: string) => boolean = () => false,
): string {
  const told = names.filter((name) => kept.has(name))
  const others = Object.entries(read(told_by)).map(([each, before]) => [
    each,
    before.filter((name) => !told.includes(name) && !isEnded(name)),
  ])
  const all: ToldBy = Object.fromEntries(others)
  return JSON.stringify({ ...all, [device]: [...(all[device] ?? []), ...told] })
}

/** The notes a change ends: a new telephone all, a new e-mail or home those of `spent`, so that nobody misuses them. */
export function endedBy(lead: OwnedLead, values: SomeValues): (name: string) => boolean {
  if (isOther(lead, values, 'phone')) return () => true
  if (!isOther(lead, values, 'email') && !isOther(lead, values, 'address')) return () => false
  return (name) => spent.some((each) => each === name)
}

function isOther(lead: OwnedLead, values: SomeValues, column: 'phone' | 'email' | 'address'): boolean {
  const value = values[column]
  return value !== undefined && lead.has(column) && JSON.stringify(value) !== JSON.stringify(lead[column])
}

/** The steps that a device has to answer itself before it may place the order, except for contract data. */
export function toTell(lead: OwnedLead, device: string): Step[] {
  if (lead.order_number !== null) return []
  const told = read(lead.told_by)[device] ?? []
  const { steps, free } = wayOf(lead)
  return spent
    .filter((name) => lead.has(name) && !told.includes(name))
    .flatMap((name) => columns[name].from?.step ?? [])
    .filter((step) => steps.includes(step) || free.includes(step))
}

/** The encrypted values of a lead that another device sent, which this one may not read. */
export function withheldFrom(lead: OwnedLead, device: string): string[] {
  const told = read(lead.told_by)[device] ?? []
  return sealedColumns.filter((name) => lead.has(name) && !told.includes(name))
}

/** Whether the order of a lead was placed on another device than this one. */
export const isPlacedElsewhere = ({ told_by }: Noted, device: string) =>
  Object.entries(read(told_by)).some(([each, names]) => each !== device && names.includes('order_number'))

const read = (told_by: string | null): ToldBy => JSON.parse(told_by ?? '{}')
