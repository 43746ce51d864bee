/** Saves a text as a file. A slow device may take a while to read it. */
export function saveFile(text: string, { name, type }: { name: string; type: string }) {
  const href = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
