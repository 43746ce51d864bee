import type { Key } from '../../content/questions/answers.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'

/** The raw answers of a form. An unticked box says no. */
export function formAnswers(form: HTMLFormElement, keys: readonly Key[]): Raw {
  const data = new FormData(form)
  return Object.fromEntries(keys.map((key) => [key, textOf(data.get(key), form.elements.namedItem(key))]))
}

function textOf(value: FormDataEntryValue | null, control: Element | RadioNodeList | null): string {
  if (typeof value === 'string') return value
  return control instanceof HTMLInputElement && control.type === 'checkbox' ? 'não' : ''
}
