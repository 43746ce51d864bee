import { brandName } from '../../../src/api/contract/operatorSite/brandAndContact.ts'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Hono } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import type { Env } from '../../start/readEnv.ts'
import type { Http } from '../clientAddress.ts'
import { compress } from '../replies/compress.ts'
import { escapeHtml } from '../escapeHtml.ts'
import { etagOf } from '../replies/etag.ts'
import { docsPolicy } from '../replies/securityHeaders.ts'
import { operatorCoverageOpenApi } from '../../coverage/operatorCoverageSchemas.ts'
import { operatorCustomersOpenApi } from '../../customers/operatorCustomersSchemas.ts'
import { operatorRiskOpenApi } from '../../risk/operatorRiskSchemas.ts'
import { operatorVisitsOpenApi } from '../../schedule/operatorVisitsSchemas.ts'
import { operatorWebchatOpenApi } from '../../webchat/operatorWebchatSchemas.ts'
import { openApi } from './openapi.ts'

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${escapeHtml(brandName)} API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`
const start = "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true })\n"
const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const files = new Map([
  ['swagger-ui.css', 'text/css; charset=UTF-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=UTF-8'],
])

/** Built at the first request, so that the start is not delayed. */
let document: { text: string; tag: string } | null = null

function writeDocument() {
  const text = JSON.stringify(openApi())
  return { text, tag: etagOf(text) }
}

/** Serves the contract as a document and, where enabled, as a page to try it. */
export function bindDocs(app: Hono<Http>, { apiDocs }: Pick<Env, 'apiDocs'>): void {
  for (const path of ['/api/openapi.json', '/api/docs/*'])
    app.get(path, compress, etag({ weak: true, retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] }))
  app.get('/api/openapi.json', (c) => {
    const { text, tag } = (document ??= writeDocument())
    return c.body(text, 200, {
      'Content-Type': 'application/json; charset=UTF-8',
      'Cache-Control': 'no-cache',
      ETag: tag,
    })
  })
  if (!apiDocs) return
  app.get('/api/ports/risk.json', (c) => c.json(operatorRiskOpenApi()))
  app.get('/api/ports/coverage.json', (c) => c.json(operatorCoverageOpenApi()))
  app.get('/api/ports/visits.json', (c) => c.json(operatorVisitsOpenApi()))
  app.get('/api/ports/customers.json', (c) => c.json(operatorCustomersOpenApi()))
  app.get('/api/ports/webchat.json', (c) => c.json(operatorWebchatOpenApi()))
  app.get('/api/docs', (c) => c.html(page, 200, { 'Content-Security-Policy': docsPolicy }))
  app.get('/api/docs/start.js', (c) =>
    c.body(start, 200, { 'Content-Type': 'text/javascript; charset=UTF-8', 'Cache-Control': 'no-cache' }),
  )
  app.get('/api/docs/:file', async (c, next) => {
    const type = files.get(c.req.param('file'))
    if (type === undefined) return next()
    const { content, tag: known } = await readOnce(c.req.param('file'))
    return c.body(content, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=86400', ETag: known })
  })
}

type Read = { content: Uint8Array<ArrayBuffer>; tag: string }
const read = new Map<string, Promise<Read>>()

/** Caches the files, which are larger than a megabyte and change only with a release. */
function readOnce(name: string): Promise<Read> {
  const known =
    read.get(name) ??
    readFile(join(folder, name)).then((bytes) => ({ content: new Uint8Array(bytes), tag: etagOf(bytes) }))
  read.set(name, known)
  known.catch(() => read.delete(name))
  return known
}
