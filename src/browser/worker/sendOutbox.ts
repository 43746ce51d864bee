import type * as outbox from '../waitingRequests.ts'
import type { Outgoing } from '../waitingRequests.ts'

type World = { outbox: typeof outbox; fetch: typeof fetch }

/** Sends waiting requests in order. Unclear replies are retried later; after a refusal a page sends the rest. */
export async function sendOutbox({ outbox, fetch }: World): Promise<void> {
  for (let [next] = await outbox.read(); next; [next] = await outbox.read()) {
    const { url, init } = next
    const key = keyOf(next)
    const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) })
    const { error, code, version } = fieldsOf(await reply.json())
    if (error !== undefined && isFinal(reply, code)) return outbox.write([])
    if (error !== undefined || !reply.ok) throw new Error(`answered by ${reply.status}`)
    await outbox.change((waiting) =>
      onVersion(
        version,
        waiting.filter((each) => keyOf(each) !== key),
      ),
    )
  }
}

const PATIENCE = 20_000

const keyOf = ({ init }: Outgoing) => init.headers['idempotency-key']

const isFinal = ({ status }: Response, code: unknown) =>
  status < 500 && status !== 408 && status !== 429 && code !== 'key.busy'

/** The next request uses the version that the previous one made, so that nothing newer is overwritten. */
function onVersion(version: unknown, [first, ...later]: readonly Outgoing[]): readonly Outgoing[] {
  if (!first) return []
  const headers = typeof version === 'number' ? { 'if-match': `"${version}"` } : {}
  return [{ ...first, init: { ...first.init, headers: { ...first.init.headers, ...headers } } }, ...later]
}

/** The fields of a reply, which is never empty. */
function fieldsOf(reply: unknown): Record<string, unknown> {
  if (typeof reply !== 'object' || reply === null || Object.keys(reply).length === 0)
    throw new Error('answered nothing')
  return { ...reply }
}
