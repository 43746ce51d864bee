import type { outbox, Outgoing } from '../outbox.ts'

type World = { outbox: typeof outbox; fetch: typeof fetch; isPageOpen: () => Promise<boolean> }

/**
 * Sends what waits, in order. A failure here has the browser try again later. A refusal leaves the rest to the page, which tells
 * the visitor of it.
 */
export async function sendOutbox({ outbox, fetch, isPageOpen }: World): Promise<void> {
  if (await isPageOpen()) throw new Error('an open page sends by itself')
  let version: number | undefined
  for (let [next, ...later] = await outbox.read(); next; [next, ...later] = later) {
    const reply = await sent(next, version)
    if (mayPass(reply)) throw new Error(`answered by ${reply.status}`)
    if (!reply.ok) later = []
    else version = versionIn(await reply.json())
    await outbox.write(later)
  }

  function sent({ url, init }: Outgoing, after?: number) {
    const headers = { ...init.headers, ...(after !== undefined && { 'if-match': `"${after}"` }) }
    return fetch(url, { ...init, headers, signal: AbortSignal.timeout(PATIENCE) })
  }
}

const PATIENCE = 20_000

const mayPass = ({ status }: Response) => status >= 500 || status === 408 || status === 429

const versionIn = (reply: unknown): number | undefined =>
  typeof reply === 'object' && reply !== null && 'version' in reply && typeof reply.version === 'number'
    ? reply.version
    : undefined
