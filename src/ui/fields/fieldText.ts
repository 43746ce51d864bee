/** Writes as if typed, so that the mask and listeners are notified. */
export function setFieldText(field: HTMLInputElement, text: string) {
  if (field.value === text) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The typed text of a form's field. */
export function typedIn(form: FormData, name: string): string {
  const text = form.get(name)
  return typeof text === 'string' ? text : ''
}
