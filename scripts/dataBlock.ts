/** The data of a rendered page stands beside its root as JSON, because inline scripts are not allowed. */
export const withData = (root: string, data: object | undefined) =>
  data === undefined ? root : root + dataBlock('application/json" id="page-data', data)

/** Data that no browser executes, so no content policy has to allow it. */
export const dataBlock = (type: string, data: object) =>
  `<script type="${type}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`
