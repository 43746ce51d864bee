/** Adds a page's data after its root as JSON, because inline scripts are not allowed. */
export const withData = (root: string, data: object | undefined) =>
  data === undefined ? root : root + dataBlock('application/json" id="page-data', data)

/** Data that no browser executes, so that every content policy allows it. */
export const dataBlock = (type: string, data: object) =>
  `<script type="${type}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`
