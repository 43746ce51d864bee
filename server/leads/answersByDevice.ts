import type { OwnedLead } from '../handlerContext.ts'
import type { Step } from '../../src/api/contract/stepOrder.ts'
import { columns, sealedColumns } from './columns/columns.ts'
import { wayOf } from './steps/dueStep.ts'
import type { SomeValues } from './columns/leadValueTypes.ts'

/** What each device told of a lead: its sealed values by column, and `order_number` if it placed the order. */
type ToldBy = Record<string, string[]>
type Noted = Pick<OwnedLead, 'told_by'>

const kept: ReadonlySet<string> = new Set([...sealedColumns, 'order_number'])

/** Whose person and account an order is placed with. */
const spent = ['document', 'bank_info'] as const

/** Notes that a device told these columns last, and which notes its change ends. */
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

/**
 * Which notes a change ends: a new telephone all, a new e-mail or home those of person and account.
 * So nobody orders to their own home with what somebody else told before.
 */
export function endedBy(lead: OwnedLead, values: SomeValues): (name: string) => boolean {
  if (isOther(lead, values, 'phone')) return () => true
  if (!isOther(lead, values, 'email') && !isOther(lead, values, 'address')) return () => false
  return (name) => spent.some((each) => each === name)
}

function isOther(lead: OwnedLead, values: SomeValues, column: 'phone' | 'email' | 'address'): boolean {
  const value = values[column]
  return value !== undefined && lead.has(column) && JSON.stringify(value) !== JSON.stringify(lead[column])
}

/** The steps that a device has to tell itself before it may place the order. What a contract says nobody tells. */
export function toTell(lead: OwnedLead, device: string): Step[] {
  if (lead.order_number !== null) return []
  const told = read(lead.told_by)[device] ?? []
  const { steps, free } = wayOf(lead)
  return spent
    .filter((name) => lead.has(name) && !told.includes(name))
    .flatMap((name) => columns[name].from?.step ?? [])
    .filter((step) => steps.includes(step) || free.includes(step))
}

/** The sealed values of a lead that another device told. This one is not told them. */
export function withheldFrom(lead: OwnedLead, device: string): string[] {
  const told = read(lead.told_by)[device] ?? []
  return sealedColumns.filter((name) => lead.has(name) && !told.includes(name))
}

/** Whether the order of a lead was placed on another device than this one. */
export const isPlacedElsewhere = ({ told_by }: Noted, device: string) =>
  Object.entries(read(told_by)).some(([each, names]) => each !== device && names.includes('order_number'))

const read = (told_by: string | null): ToldBy => JSON.parse(told_by ?? '{}')
