/** The control of the first question that was refused, as `data-refused` marks it. */
export function firstRefused(within: ParentNode): HTMLElement | null {
  return within.querySelector<HTMLElement>('[data-refused] :is(input:not([type=hidden]), select, textarea, button)')
}
