import { beforeEach, expect, it, test } from 'vitest'
import type { Outgoing } from '../../src/browser/outbox.ts'
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
let isOpen = false
const sent: { step: string; init: RequestInit }[] = []
const answers: (() => Response)[] = []
beforeEach(() => {
  waiting = [write('phone', 3), write('email'), write('dueDate')]
  isOpen = false
  sent.splice(0)
  answers.splice(0)
})

const outbox = {
  read: async () => waiting,
  write: async (left: readonly Outgoing[]) => {
    waiting = left
    return true
  },
}
const world = {
  outbox,
  isPageOpen: async () => isOpen,
  fetch: async (url: RequestInfo | URL, init: RequestInit = {}) => {
    sent.push({ step: /\w+$/.exec(String(url))?.[0] ?? '', init })
    return answers.shift()?.() ?? Promise.reject(new TypeError('no line'))
  },
}
const saved = (version: number) => () => Response.json({ version })
const refused = (status: number) => () => Response.json({ error: 'no' }, { status })
const stepsIn = (all: readonly Outgoing[]) => all.map(({ url }) => /\w+$/.exec(url)?.[0])

it('sends what waits, in order, each on the version that the one before made', async () => {
  answers.push(saved(4), saved(5), saved(6))
  await sendOutbox(world)
  expect(
    sent.map(({ step, init: { method, headers, body, credentials } }) => ({
      step,
      method,
      headers,
      body,
      credentials,
    })),
  ).toEqual(['phone', 'email', 'dueDate'].map((step, at) => ({ step, ...write(step, 3 + at).init })))
  expect(waiting).toEqual([])
})

test.each([
  ['the line fails', [], 'no line'],
  ['the server is in trouble', [refused(503)], 'answered by 503'],
  ['the server is busy', [refused(429)], 'answered by 429'],
  ['another answers in its place', [() => new Response('<h1>Wi-Fi</h1>')], 'JSON'],
])('where %s, what is not sent stays, and the browser tries again', async (_, answer, failure) => {
  answers.push(saved(4), ...answer)
  await expect(sendOutbox(world)).rejects.toThrow(failure)
  expect(stepsIn(waiting)).toEqual(['email', 'dueDate'])
})

it('leaves the rest to the page where one is refused', async () => {
  answers.push(saved(4), refused(412))
  await sendOutbox(world)
  expect([sent.length, waiting]).toEqual([2, []])
})

it('sends nothing while a page is open, and tries again later', async () => {
  isOpen = true
  await expect(sendOutbox(world)).rejects.toThrow('open page')
  expect([sent, waiting.length]).toEqual([[], 3])
})
