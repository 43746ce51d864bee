import type { Key } from '../../content/answers.ts'
import type { Raw } from '../../funnel/read.ts'

/** The raw answers of a form. An unticked box says no; a private field left empty over an answer already kept says nothing. */
export function formAnswers(form: HTMLFormElement, keys: readonly Key[]): Raw {
  const data = new FormData(form)
  const asked = keys.filter((key) => !isUntouched(controlOf(form, key)))
  return Object.fromEntries(asked.map((key) => [key, textOf(data.get(key), controlOf(form, key))]))
}

const controlOf = (form: HTMLFormElement, key: Key) => form.elements.namedItem(key)

const isUntouched = (control: ReturnType<typeof controlOf>) => control instanceof HTMLInputElement && control.dataset.kept !== undefined && control.value.trim() === ''

function textOf(value: FormDataEntryValue | null, control: ReturnType<typeof controlOf>): string {
  if (typeof value === 'string') return value
  return control instanceof HTMLInputElement && control.type === 'checkbox' ? 'não' : ''
}
