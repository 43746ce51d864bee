/** What a visitor may hear instead of a reply: from the server in trouble, from what stands before it, or from the line. */
type BadReply = {
  answer: () => Promise<Response>
  /** Whether what was asked for is done nevertheless, so that only the reply is lost. */
  done: boolean
}

const sent = (body: string | null, status: number, headers: Record<string, string>) => async () =>
  new Response(body, { status, headers })
const json = { 'content-type': 'application/json' }
const html = { 'content-type': 'text/html' }
const fails = (error: Error) => async () => {
  throw error
}

export const badReplies = {
  'nothing for too long': { answer: fails(new DOMException('late', 'TimeoutError')), done: true },
  'a socket that is dropped': { answer: fails(new TypeError('Failed to fetch')), done: true },
  'an error of the server': { answer: sent('{"error":"Erro","code":"server","id":"x"}', 500, json), done: true },
  'a page of a proxy': { answer: sent('<h1>Bad Gateway</h1>', 502, html), done: true },
  'nothing at all': { answer: sent('', 200, json), done: true },
  'no content': { answer: sent(null, 204, {}), done: true },
  'data cut short': { answer: sent('{"success": true, "id', 200, json), done: true },
  'data that says it is text': { answer: sent('{"success":true}', 200, { 'content-type': 'text/plain' }), done: true },
  'data of another shape': { answer: sent('{"other":1}', 200, json), done: true },
  'a page that a redirect led to': { answer: sent('<h1>Entre na rede</h1>', 200, html), done: false },
  'too many requests': {
    answer: sent('{"error":"Devagar","code":"limit.reached","id":"x"}', 429, { ...json, 'retry-after': '1' }),
    done: false,
  },
  'a server that is busy': {
    answer: sent('{"error":"Ocupado","code":"server.busy","id":"x"}', 503, { ...json, 'retry-after': '2' }),
    done: false,
  },
} as const satisfies Record<string, BadReply>
