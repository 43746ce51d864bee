import { formed } from '../readings/chooseReading.ts'
import type { Line, Understanding } from '../understandingTypes.ts'
import { paymentChosen } from '../values/debit.ts'
import { valueWithin } from '../values/valueWithin.ts'

/** Reads back a value of the right form, with any reply: '16 99123-4567, mas vão ficar me ligando?' */
export function withValueBeside(line: Line, heard: Understanding): Understanding {
  const { key } = line
  const value = heard.kind === 'side' ? valueBeside(line) : null
  if (heard.kind !== 'side' || value === null) return heard
  return { kind: 'readBack', answers: { [key]: value }, ...(!heard.isUnsure && { reply: heard.reply }) }
}

function valueBeside({ key, text, plain, today }: Line): string | null {
  if (key === 'directDebit') return paymentChosen(text)
  return formed.has(key) ? valueWithin(key, plain, today) : null
}
