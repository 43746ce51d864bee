import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import type { Body } from '../../api/contract/calls.ts'
import { asApiError } from '../../api/contract/errors/apiError.ts'
import { fromJson } from '../../browser/fromJson.ts'
import { thisBrowser } from '../../browser/storage.ts'
import { ResumePage, type Answered, type LinkData } from '../../pages/resume/ResumePage.tsx'
import { randomKey } from '../../browser/randomKey.ts'
import { browserApi } from '../browserApi.ts'
import { orderStorageKey } from '../order/orderStorageKey.ts'
import { useLoaded } from './useLoaded.ts'

/** The page that a link opens. The link's token stays in memory and leaves the address at once. */
export function Component() {
  const { hash } = useLocation()
  useEffect(clearFragment, [hash])
  const token = hash.slice(1)
  return <Link key={token} token={token} />
}

function Link({ token }: { token: string }) {
  const read = useCallback(() => readLink(token), [token])
  const { data, reload } = useLoaded(undefined, read)
  const navigate = useNavigate()
  const sent = useRef({ body: '', key: '' })
  const answer = async (digits: string, keepOthers: boolean): Promise<Answered> => {
    const body = { token, answer: digits, keepOthers }
    const same = JSON.stringify(body)
    if (sent.current.body !== same) sent.current = { body: same, key: randomKey() }
    const answered = await openLink(body, sent.current.key)
    if ('lead' in answered) takeUp(answered.lead)
    return answered
  }
  return (
    <ResumePage
      data={data}
      replaces={hasOwnOrder()}
      onRetry={reload}
      onAnswer={answer}
      onOpened={(path) => void navigate(path, { replace: true })}
    />
  )
}

function clearFragment() {
  const { pathname, search, hash } = window.location
  if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search)
}

async function readLink(token: string): Promise<LinkData> {
  if (token === '') return { order: null, error: null }
  try {
    const { order } = await browserApi()('readResumeLink', { body: { token } })
    return { order, error: null }
  } catch (error) {
    return { order: null, error: asApiError(error).message }
  }
}

/** Opens a link. After a lost connection the same key is sent again, and gets the same reply. */
async function openLink(body: Body<'openResumeLink'>, idempotencyKey: string): Promise<Answered> {
  try {
    const { opened } = await browserApi()('openResumeLink', { body }, { idempotencyKey })
    return opened ? { lead: opened.idLead } : { error: null }
  } catch (error) {
    return { error: asApiError(error).message }
  }
}

/** The parts of this browser's order that are needed here. */
const ownOrder = z.object({
  thread: z.optional(z.string()),
  lead: z.optional(z.nullable(z.object({ id: z.string() }))),
  kept: z.optional(z.record(z.string(), z.unknown())),
})

const readOwn = () => ownOrder.safeParse(fromJson(thisBrowser.read(orderStorageKey))).data

function hasOwnOrder(): boolean {
  const { lead, kept = {} } = readOwn() ?? {}
  return Boolean(lead) || Object.keys(kept).length > 0
}

/** Replaces this browser's order by the opened one, unless they are the same. */
function takeUp(id: string): void {
  const own = readOwn()
  if (own?.lead?.id === id) return
  const order = { thread: randomKey(), before: own?.thread ?? '', kept: {}, lead: { id, version: 0 } }
  thisBrowser.write(orderStorageKey, JSON.stringify(order))
}
