/** Focuses a refused answer and selects its text, so that typing replaces it. */
export function focusRefusedControl(control: HTMLElement | null | undefined, options: FocusOptions = {}) {
  control?.focus(options)
  if (control instanceof HTMLInputElement) control.select()
}

/** The control of a form or question that takes the answer. */
export const controlIn = (part: ParentNode) =>
  part.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea') ?? part.querySelector('button')
