import { sendName, type Changes } from '../../src/api/contract/lead/stepVersions.ts'
import type { OwnedLead } from '../http/calls/handlerContext.ts'
import { columnNames, columns } from './columns/columns.ts'
import type { ColumnName, SomeValues } from './columns/leadValueTypes.ts'

/** The noted changes of a lead, with those of its next version. */
export function noteStepChanges(lead: OwnedLead, values: SomeValues, key: string | null): string {
  const change = { version: lead.version + 1, by: sendName(key ?? '') }
  const steps = columnNames.filter((column) => values[column] !== undefined).flatMap(stepsOf)
  return JSON.stringify({ ...changesOf(lead), ...Object.fromEntries(steps.map((step) => [step, change])) })
}

export const changesOf = ({ changes }: Pick<OwnedLead, 'changes'>): Changes => JSON.parse(changes ?? '{}')

const stepsOf = (column: ColumnName) => columns[column].from?.step ?? columns[column].completes ?? []
