import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import * as z from 'zod/mini'
import { portOf } from './aProcess.ts'

const event = z.object({ type: z.string(), timestamp: z.string(), data: z.record(z.string(), z.string()) })
const signed = z.object({
  'webhook-id': z.string(),
  'webhook-timestamp': z.string(),
  'webhook-signature': z.string(),
})
export type Heard = { headers: z.infer<typeof signed>; body: string; path: string }
type Event = z.infer<typeof event> & { id: string }
/** A receiver's reply: a status with headers, or none. */
type Answer = { status: number; headers?: Record<string, string> } | 'never' | 'cut'

export const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

/** An operator's receiver of events. Accepts only events that the published library signs alike. */
export async function aReceiver() {
  const oracle = new Webhook(webhookSecret)
  const events: Event[] = []
  const heard: Heard[] = []
  const behaviour: { answer: (nth: number) => Answer } = { answer: () => ({ status: 204 }) }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const each = { path: request.url ?? '', headers: z.parse(signed, request.headers), body: await text(request) }
    heard.push(each)
    const answer = behaviour.answer(heard.length)
    if (answer === 'never') return
    if (answer === 'cut') return void request.socket.destroy()
    if (answer.status < 300) events.push(verified(each))
    response.writeHead(answer.status, answer.headers).end()
  }

  /** Signs again, because the library's own check uses the real clock, which a test moves. */
  function verified({ headers, body }: Heard): Event {
    const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature } = headers
    if (!signature.split(' ').includes(oracle.sign(id, new Date(Number(seconds) * 1000), body)))
      throw new Error(`${id} is not signed`)
    return { id, ...z.parse(event, JSON.parse(body)) }
  }

  const server = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${portOf(server)}/events`, events, heard, behaviour, stop }
}
