/** What was typed into a field of a form. */
export function readFieldText(form: HTMLFormElement, field: string): string {
  const text = new FormData(form).get(field)
  return typeof text === 'string' ? text.trim() : ''
}
