/** The data of a rendered page stands beside its root as JSON, because inline scripts are not allowed. */
export function withData(root: string, data: object | undefined): string {
  return data === undefined
    ? root
    : `${root}<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`
}
