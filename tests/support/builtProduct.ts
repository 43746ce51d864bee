import { createAdaptorServer } from '@hono/node-server'
import { readEnv } from '../../server/start/readEnv.ts'
import { makeLog } from '../../server/monitoring/log.ts'
import { start } from '../../server/start/start.ts'

/** A running site: its address, and a function to stop it. */
export type Site = { address: string; stop: () => Promise<void> }

const limits = {
  REQUESTS_PER_MINUTE: '1000000',
  REQUESTS_AT_ONCE: '256',
  WRITES_PER_MINUTE: '1000000',
  LOOKUPS_PER_MINUTE: '1000000',
  CUSTOMER_LOOKUPS_PER_HOUR: '1000000',
}

/** The built product with a database in memory. */
export async function builtProduct(port: number): Promise<Site> {
  const { app, stop } = await start(
    readEnv({ DATA_DIR: ':memory:', SITE_ADDRESS: `http://localhost:${port}`, ...limits }),
    { say: () => undefined, log: makeLog('silent'), now: () => new Date() },
  )
  const close = await listen(app.fetch, port)
  return { address: `http://localhost:${port}`, stop: () => close().then(stop) }
}

/** Serves until the returned function is called. */
export async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  port: number,
): Promise<() => Promise<void>> {
  const server = createAdaptorServer({ fetch })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return () => new Promise((resolve) => server.close(() => resolve()))
}
