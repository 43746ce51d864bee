import { controlIn } from '../../../ui/fields/focusRefusedControl.ts'

/** The control of the first refused question, as marked by `data-refused`. */
export function findFirstRefusedControl(within: ParentNode): HTMLElement | null {
  const refused = within.querySelector('[data-refused]')
  return refused && controlIn(refused)
}
