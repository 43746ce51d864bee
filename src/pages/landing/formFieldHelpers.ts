import { focusRefusedControl } from '../../ui/fields/focusRefusedControl.ts'

/** What was typed into a field of a form. */
export function typedIn(form: FormData, name: string): string {
  const text = form.get(name)
  return typeof text === 'string' ? text : ''
}

export function focusOn(form: HTMLFormElement | null, fault: { field: string } | null) {
  const field = fault && form?.elements.namedItem(fault.field)
  if (field instanceof HTMLInputElement) focusRefusedControl(field)
}
