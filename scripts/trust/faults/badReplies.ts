import { apiOver } from '../../../src/api/client.ts'
import { calls, type CallName, type Input } from '../../../src/api/contract/calls.ts'
import { ApiError } from '../../../src/api/contract/errors/apiError.ts'
import { none, type Fault, type How, type Outcome } from '../counters.ts'

const json = { 'content-type': 'application/json' }
/** What a server in trouble, or a program before it, may answer instead. */
const replies: (() => Promise<Response>)[] = [
  ...[
    ['', 200],
    ['{"success":true,"orderNumber":"7777', 200],
    ['[]', 200],
    ['null', 200],
    ['{}', 200],
    ['"ok"', 200],
    ['{"success":"yes","orderNumber":7}', 200],
    ['{"error":"x"}', 500],
    ['', 503],
  ].map(
    ([body, status]) =>
      () =>
        Promise.resolve(new Response(String(body), { status: Number(status), headers: json })),
  ),
  () => Promise.resolve(new Response('<h1>Manutenção</h1>', { headers: { 'content-type': 'text/html' } })),
  () => Promise.reject(new TypeError('fetch failed')),
  () => Promise.reject(new DOMException('late', 'TimeoutError')),
]

/** Every call gets every bad reply. None may pass for an answer, and each is told in the words of the catalogue. */
async function run({ weak }: How): Promise<Outcome> {
  const names = Object.keys(calls).filter(isCall)
  let shown = 0
  for (const name of names) for (const reply of replies) if (await passes(name, reply, weak)) shown += 1
  return { counts: { ...none, G: shown }, stuck: [], figures: `${replies.length} bad replies to ${names.length} calls` }
}

async function passes(name: CallName, reply: () => Promise<Response>, weak: boolean): Promise<boolean> {
  try {
    if (weak) await (await reply()).text()
    else await apiOver({ host: '', fetch: reply, timeout: 1000 })<CallName>(name, input)
    return true
  } catch (error) {
    return !weak && !(error instanceof ApiError && error.message !== '')
  }
}

const input: Input<CallName> = { params: {}, query: {}, body: {} }
const isCall = (name: string): name is CallName => Object.hasOwn(calls, name)

export const badReplies: Fault = {
  name: 'bad replies to every call',
  control: 'a client that believes what it gets',
  missing: null,
  brief: true,
  run,
}
