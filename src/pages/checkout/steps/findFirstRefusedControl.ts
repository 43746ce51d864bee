import { controlIn } from '../../../ui/fields/focusRefusedControl.ts'

/** The control of the first question that was refused, as `data-refused` marks it. */
export function findFirstRefusedControl(within: ParentNode): HTMLElement | null {
  const refused = within.querySelector('[data-refused]')
  return refused && controlIn(refused)
}
