import { vi } from 'vitest'

/** jsdom has no modal dialogs and popovers. These stand-ins open, close and return the focus. */
export function standInForDialogs() {
  let before: Element | null = null
  Object.assign(HTMLDialogElement.prototype, {
    showModal: vi.fn(function (this: HTMLDialogElement) {
      before = document.activeElement
      this.open = true
    }),
    close: vi.fn(function (this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      this.dispatchEvent(new Event('close'))
      if (before instanceof HTMLElement) before.focus()
    }),
  })
}

export function standInForPopovers() {
  const popovers = { showPopover: vi.fn(), hidePopover: vi.fn() }
  Object.assign(HTMLElement.prototype, popovers)
  return popovers
}
