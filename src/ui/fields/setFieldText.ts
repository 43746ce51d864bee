/** Writes as if typed, so that the mask and listeners notice. */
export function setFieldText(field: HTMLInputElement, text: string) {
  if (field.value === text) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
