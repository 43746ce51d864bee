/** Opens a native modal and stops the page's scrolling. `html:has(dialog:modal)` would restyle at each change. */
export function showModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  holdPage()
  dialog.addEventListener('close', holdPage, { once: true })
}

const holdPage = () =>
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog[open]') !== null)
