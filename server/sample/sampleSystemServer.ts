import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'

/** Behaviour of a sample system. `late` and `cut` do nothing; `lost` acts but its reply never arrives. */
export type Behaviour = 'well' | 'late' | 'broken' | 'refusing' | 'nonsense' | 'half' | 'twice' | 'cut' | 'lost'
/** A received request. `key` and `authorization` are empty if missing. */
type Heard = { path: string; body: unknown; key: string; authorization: string }

const well = (_nth: number, _path: string): Behaviour => 'well'

/** An operator's system on a port. `behave` sets how it replies from now on. */
export async function sampleSystemServer(replyTo: (path: string, body: unknown) => Promise<object>, port = 0) {
  const heard: Heard[] = []
  const next = { behave: well }

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '', headers } = request
    const body = await json(request)
    heard.push({
      path,
      body,
      key: String(headers['idempotency-key'] ?? ''),
      authorization: headers.authorization ?? '',
    })
    const how = next.behave(heard.length, path)
    if (how === 'late') return
    if (how === 'cut') return void request.socket.destroy()
    const text = how === 'nonsense' ? '{"decision":"maybe"}' : JSON.stringify(await replyTo(path, body))
    if (how === 'lost') return void request.socket.destroy()
    const status = how === 'broken' ? 503 : how === 'refusing' ? 403 : 200
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(how === 'half' ? text.slice(0, text.length / 2) : how === 'twice' ? text + text : text)
  }

  const server = createServer((request, response) => void reply(request, response)).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`
  const stop = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  const behave = (how: typeof well) => void (next.behave = how)
  return { url, heard, behave, hangUp: () => server.closeAllConnections(), stop }
}
