/**
 * Opens a native modal, and the page under it stands still until the last one is closed. `html:has(dialog:modal)` would do
 * the same, and restyle the page at each of its changes.
 */
export function showModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  holdPage()
  dialog.addEventListener('close', holdPage, { once: true })
}

const holdPage = () =>
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog[open]') !== null)
