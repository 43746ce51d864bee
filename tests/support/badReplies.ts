import { refusals } from '../../server/http/refusalMessages.ts'
import type { CallName } from '../../src/api/contract/calls.ts'
import { callErrorMessages } from '../../src/api/contract/errors/callErrorMessages.ts'
import { emptyReplies, replyNames } from '../../src/api/contract/errors/emptyReplyMessages.ts'

/** A failure that a visitor meets: from the server, a proxy or the line. */
export type BadReply = {
  answer: () => Promise<Response>
  /** Whether the request still takes effect, so that only the reply is lost. */
  done: boolean
  /** The start of the message to the visitor. */
  says: (name: CallName) => string
}

/** The pages' timeout, in milliseconds. */
export const patience = 20_000

const sent = (body: string | null, status: number, headers: Record<string, string>) => async () =>
  new Response(body, { status, headers })
const json = { 'content-type': 'application/json' }
const html = { 'content-type': 'text/html' }
const fails = (error: Error) => async () => {
  throw error
}
const refused = (code: keyof typeof refusals, status: number, headers: Record<string, string> = {}) => ({
  answer: sent(JSON.stringify({ error: refusals[code], code, id: 'x' }), status, { ...json, ...headers }),
  says: () => refusals[code],
})
const empty = (name: CallName) => emptyReplies[name] ?? callErrorMessages.empty
const missing = (name: CallName) => callErrorMessages.missing([], replyNames[name]).slice(0, -1)

export const badReplies = {
  'nothing for too long': {
    answer: fails(new DOMException('late', 'TimeoutError')),
    done: true,
    says: () => callErrorMessages.timeout(patience / 1000),
  },
  'a socket that is dropped': {
    answer: fails(new TypeError('Failed to fetch')),
    done: true,
    says: () => callErrorMessages.network,
  },
  'an error of the server': { ...refused('server', 500), done: true },
  'a page of a proxy': {
    answer: sent('<h1>Bad Gateway</h1>', 502, html),
    done: true,
    says: () => callErrorMessages.http(502, ''),
  },
  'nothing at all': { answer: sent('', 200, json), done: true, says: empty },
  'no content': { answer: sent(null, 204, {}), done: true, says: empty },
  'data cut short': {
    answer: sent('{"success":true,"orderNumber":"7777', 200, json),
    done: true,
    says: () => callErrorMessages.unparseable,
  },
  'data that says it is text': {
    answer: sent('{"success":true}', 200, { 'content-type': 'text/plain' }),
    done: true,
    says: () => callErrorMessages.contentType('text/plain'),
  },
  'data of another shape': { answer: sent('{"other":1}', 200, json), done: true, says: missing },
  'data of another type': { answer: sent('{"success":"yes","orderNumber":7}', 200, json), done: true, says: missing },
  'a page that a redirect led to': {
    answer: sent('<h1>Entre na rede</h1>', 200, html),
    done: false,
    says: () => callErrorMessages.contentType('text/html'),
  },
  'too many requests': { ...refused('limit.reached', 429, { 'retry-after': '1' }), done: false },
  'a server that is busy': { ...refused('server.busy', 503, { 'retry-after': '2' }), done: false },
} satisfies Record<string, BadReply>
