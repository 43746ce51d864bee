import { randomUUID } from 'node:crypto'
import { apiOver } from '../../src/api/client.ts'
import { withCookies } from '../../scripts/talk/withCookies.ts'
import type { Browser } from './persistent.ts'

export type Witness = ReturnType<typeof aWitness>

/** A visitor who sends once, and the reply. */
export function aWitness(host: string) {
  let answer = ''
  const jar = withCookies(async (path, init) => {
    const reply = await fetch(new URL(path, host), init)
    answer = `${reply.status}${reply.headers.has('retry-after') ? ', later again' : ''}`
    return reply
  })
  const call = apiOver({ host, fetch: jar, timeout: 10_000 })
  const browser: Browser = (name, input, version) =>
    call(name, input, { idempotencyKey: randomUUID(), ...(version !== undefined && { version }) })
  async function heard(ask: () => Promise<unknown>): Promise<string> {
    answer = 'nothing'
    await ask().catch(() => undefined)
    return answer
  }
  return { browser, heard, jar }
}
