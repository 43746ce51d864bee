import { createServer, type Server, type ServerResponse } from 'node:http'
import { collectDefaultMetrics, type Registry } from 'prom-client'
import type { Env } from '../start/readEnv.ts'

/** Serves figures at /metrics on a port of their own, which visitors cannot reach. */
export function serveMetrics(registry: Registry, { port, host }: Env['metrics']): Server | null {
  if (port === null) return null
  collectDefaultMetrics({ register: registry })
  const server = createServer((request, response) => {
    if (request.url === '/metrics') void answer(registry, response)
    else response.writeHead(404).end()
  })
  return server.listen(port, host)
}

async function answer(registry: Registry, response: ServerResponse): Promise<void> {
  const text = await registry.metrics()
  response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text)
}
