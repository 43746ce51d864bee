import { beforeEach, expect, it, test } from 'vitest'
import type { Outgoing } from '../../src/browser/waitingRequests.ts'
import { sendOutbox } from '../../src/browser/worker/sendOutbox.ts'

const write = (step: string, version?: number): Outgoing => ({
  url: `/api/lead-v2/1/${step}`,
  init: {
    method: 'PATCH',
    headers: { 'idempotency-key': `key of ${step}`, ...(version !== undefined && { 'if-match': `"${version}"` }) },
    credentials: 'include',
    body: `{"of":"${step}"}`,
  },
})

let waiting: readonly Outgoing[] = []
const sent: { url: string; init: object }[] = []
const answers: (() => Response)[] = []
beforeEach(() => {
  waiting = [write('phone', 3), write('email'), write('dueDate')]
  sent.splice(0)
  answers.splice(0)
})

const world = {
  outbox: {
    read: async () => waiting,
    write: async (left: readonly Outgoing[]) => void (waiting = left),
    change: async (changed: (all: readonly Outgoing[]) => readonly Outgoing[]) => void (waiting = changed(waiting)),
  },
  fetch: async (url: RequestInfo | URL, { method, headers, credentials, body }: RequestInit = {}) => {
    sent.push({ url: String(url), init: { method, headers, credentials, body } })
    return answers.shift()?.() ?? Promise.reject(new TypeError('no line'))
  },
}
const saved = (version: number) => () => Response.json({ version })
const refused = (status: number, code: string) => () => Response.json({ error: 'Não deu.', code }, { status })
const page = (status: number) => () => new Response('<h1>Wi-Fi</h1>', { status })

it('sends waiting writes in order, each with the version of the previous one', async () => {
  answers.push(saved(4), saved(5), saved(6))
  await sendOutbox(world)
  expect(sent).toEqual([write('phone', 3), write('email', 4), write('dueDate', 5)])
  expect(waiting).toEqual([])
})

test.each([
  ['the line fails', [], 'no line'],
  ['the server is in trouble', [refused(503, 'busy')], 'answered by 503'],
  ['the server is busy', [refused(429, 'requests.many')], 'answered by 429'],
  ['the server still works at the page’s own try', [refused(409, 'key.busy')], 'answered by 409'],
  ['another answers in its place', [page(200)], 'JSON'],
  ['another refuses in its place', [page(403)], 'JSON'],
  ['nothing is answered', [() => Response.json({})], 'answered nothing'],
])('if %s, unsent writes stay, with the known version', async (_, answer, failure) => {
  answers.push(saved(4), ...answer)
  await expect(sendOutbox(world)).rejects.toThrow(failure)
  expect(waiting).toEqual([write('email', 4), write('dueDate')])
})

it.each([
  ['refused', refused(412, 'version.stale')],
  ['refused by a reply that looks well', refused(200, 'name.invalid')],
])('leaves the rest to the page if one is %s', async (_, answer) => {
  answers.push(saved(4), answer)
  await sendOutbox(world)
  expect([sent.length, waiting]).toEqual([2, []])
})

it('sends nothing of an order ended meanwhile', async () => {
  answers.push(() => {
    waiting = []
    return saved(4)()
  })
  await sendOutbox(world)
  expect([sent.length, waiting]).toEqual([1, []])
})

it('sends writes that a page added meanwhile', async () => {
  answers.push(() => {
    waiting = [write('phone', 3), write('name')]
    return saved(4)()
  }, saved(5))
  await sendOutbox(world)
  expect(sent).toEqual([write('phone', 3), write('name', 4)])
})
