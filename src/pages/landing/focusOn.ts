import { focusRefusedControl } from '../../ui/fields/focusRefusedControl.ts'

/** Focuses the field of a form that has a fault. */
export function focusOn(form: HTMLFormElement | null, fault: { field: string } | null) {
  const field = fault && form?.elements.namedItem(fault.field)
  if (field instanceof HTMLInputElement) focusRefusedControl(field)
}
