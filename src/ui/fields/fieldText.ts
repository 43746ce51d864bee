/** Writes as if typed, so that the mask and listeners notice. */
export function setFieldText(field: HTMLInputElement, text: string) {
  if (field.value === text) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What was typed into a field of a form. */
export function typedIn(form: FormData, name: string): string {
  const text = form.get(name)
  return typeof text === 'string' ? text : ''
}
