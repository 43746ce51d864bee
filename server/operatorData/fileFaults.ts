import { CannotStart } from '../start/startFailureReason.ts'
import { refusalText } from '../../src/api/contract/errors/validationMessages.ts'

/** A fault in a file, without its content. For JSON, `line` is the index of the element. */
export type Fault = { file: string; line: number; column: string | null; text: string }

export const isJson = (file: string) => file.endsWith('.json')

/** The place of a fault: a line, or an element of JSON. */
export const lineOrElement = (file: string, line: number) => `${isJson(file) ? 'element' : 'line'} ${line}`

const mostPrinted = 50

/** Counts faults, and stores the first ones to print. */
export function makeFaults() {
  const kept: Fault[] = []
  let count = 0
  return {
    tell: (fault: Fault) => {
      count += 1
      if (count <= mostPrinted) kept.push(fault)
    },
    /** Throws if there is any fault. */
    demandNone: () => {
      if (count === 0) return
      const more = count > kept.length ? [`and ${count - kept.length} more`] : []
      throw new CannotStart([`Nothing was changed: ${count} faults.`, ...kept.map(lineOf), ...more].join('\n  '))
    },
  }
}
export type Faults = ReturnType<typeof makeFaults>

const lineOf = ({ file, line, column, text }: Fault) =>
  `${file}${line > 0 ? (isJson(file) ? ` element ${line}` : `:${line}`) : ''}${column === null ? '' : ` ${column}`}: ${refusalText(text) ?? text}`
