/** No script runs in the page itself: what it was rendered from lies beside its root as text. */
export function withData(root: string, data: object | undefined): string {
  return data === undefined
    ? root
    : `${root}<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`
}
