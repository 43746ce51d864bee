import type { OwnedLead } from '../call.ts'
import { sealedColumns } from './columns/columns.ts'

/** What each device told of a lead: its sealed values by column, and `order_number` if it placed the order. */
type ToldBy = Record<string, string[]>
type Noted = Pick<OwnedLead, 'told_by'>

const kept: ReadonlySet<string> = new Set([...sealedColumns, 'order_number'])

/** Notes that a device told these columns last, and that what was told before a new telephone proves nothing any more. */
export function noteTold({ told_by }: Noted, columns: readonly string[], device: string, isNewPhone = false): string {
  const told = columns.filter((name) => kept.has(name))
  const before = isNewPhone ? {} : read(told_by)
  const others = Object.entries(before).map(([each, names]) => [each, names.filter((name) => !told.includes(name))])
  const all: ToldBy = Object.fromEntries(others)
  return JSON.stringify({ ...all, [device]: [...(all[device] ?? []), ...told] })
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
