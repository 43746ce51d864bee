import { expect, type Page } from '@playwright/test'
import { chosenCookie } from '../../support/chosenCookie.ts'
import { isAtRest } from '../../../scripts/talk/isAtRest.ts'
import { orderStore } from '../../../src/app/order/store.ts'
import { plainCampaign } from '../../../src/api/contract/sale/campaign.ts'
import { earlierOrder } from '../../../src/api/contract/errors/earlierOrder.ts'
import type { Key } from '../../../src/content/questions/answers.ts'
import { answered, finishAsked } from '../../../src/funnel/visitorActions.ts'
import { journey } from '../../../src/funnel/journey/journey.ts'
import { pathOf, type Place } from '../../../src/funnel/journey/place.ts'
import type { Raw } from '../../../src/funnel/answers/readAnswers.ts'
import { entered } from '../../../src/funnel/slice.ts'
import type { Funnel } from '../../../src/funnel/state.ts'
import { browserCopy } from '../../../src/funnel/saving/browserCopy.ts'
import { openPlace } from '../../../src/funnel/journey/openPlace.ts'
import { lazySagas } from '../../../src/sagas/lazySagas.ts'
import { questionsFrom } from '../../support/questionsOf.ts'
import { expectAt, openKeys } from './visitor.ts'
import { wireOf } from './wire.ts'
import { whyRefused } from '../../../src/funnel/views/whyRefused.ts'

/** An order in progress: its address, its open question and its lead. */
export type Begun = { at: string; question: Key | null; lead: string }

type Store = ReturnType<typeof orderStore>['store']

/** Begins an order of this browser by the API, up to the first question without an answer here. */
export async function begin(page: Page, words: Raw, voice: Place['voice'], { finish = false } = {}): Promise<Begun> {
  await forget(page)
  return goOn(page, {}, words, voice, finish)
}

/** Completes this browser's order by the API, and places it. */
export async function complete(page: Page, words: Raw, voice: Place['voice']): Promise<Begun> {
  await leave(page)
  const left: Partial<Funnel> = JSON.parse((await page.evaluate(() => localStorage.getItem('order-1'))) ?? '{}')
  return goOn(page, left, words, voice, true)
}

async function goOn(
  page: Page,
  left: Partial<Funnel>,
  words: Raw,
  voice: Place['voice'],
  finish: boolean,
): Promise<Begun> {
  const { flow = 'order', campaign = plainCampaign, visit = {} } = left
  const { store, run } = orderStore({ voice: 'pages', flow }, { campaign, visit })
  const task = run({
    api: wireOf(page),
    lazySagas: { get: () => lazySagas, load: () => Promise.resolve(lazySagas) },
    painted: () => undefined,
    goTo: (place) => void store.dispatch(entered(place)),
    arrival: () => ({ answers: {} }),
    now: () => new Date(),
    random: Math.random,
    device: () => ({}),
    protocol: () => null,
    visitorIds: () => ({}),
    consent: { read: () => null, forget: () => {} },
    newKey: () => crypto.randomUUID(),
    oneTabAtATime: (send) => send(),
    outbox: async () => {},
    left: () => left,
  })
  await answerAll(store, words)
  if (finish) await order(store)
  task.cancel()
  const { funnel } = store.getState()
  await page.evaluate((now) => localStorage.setItem('order-1', now), JSON.stringify(browserCopy(funnel)))
  const { current, question } = journey(funnel)
  return {
    at: pathOf(openPlace(funnel, voice)),
    question: voice === 'pages' && current.kind === 'exit' ? null : question,
    lead: (funnel.lead ?? funnel.notice)?.id ?? '',
  }
}

/** Resets the browser, on an empty page of the site. */
export async function forget(page: Page) {
  await page.context().setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await leave(page)
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
  await page.context().clearCookies()
  await page.context().addCookies([chosenCookie()])
}

/** Opens an empty page, so that no product code writes to storage. */
async function leave(page: Page) {
  await page.route('**/nothing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  await page.goto('/nothing')
}

/** Resumes an order of this browser. */
export async function takeUp(page: Page, { at, question }: Begun) {
  await page.goto(at)
  if (question) return expect.poll(() => openKeys(page)).toContain(question)
  await expectAt(page, at.slice(1))
  // The address changes before the page's code loads
  await expect(page.getByRole('main')).toBeVisible()
}

/** The same, once the page has read the order, so that it misses later changes. */
export async function takeUpAndRead(page: Page, begun: Begun) {
  const read = page.waitForResponse((reply) => new URL(reply.url()).pathname.endsWith(begun.lead))
  await takeUp(page, begun)
  await (await read).finished()
}

/** The answers before a question. */
export function until(key: Key, words: Raw): Raw {
  const before = questionsFrom('cep', key).slice(0, -1)
  return Object.fromEntries(before.flatMap((each) => (each in words ? [[each, words[each]]] : [])))
}

async function answerAll(store: Store, words: Raw) {
  for (;;) {
    const { question, current } = journey(await when(store, isAtRest))
    const text = question && current.kind === 'ask' ? words[question] : undefined
    if (!question || text === undefined) return
    store.dispatch(answered({ [question]: text }))
    const refusal = whyRefused(store.getState().funnel, question)
    if (refusal !== undefined) throw new Error(`${question} ${text}: ${refusal}`)
  }
}

/** Confirms a further order, because the visitor of most tests has often ordered before. */
async function order(store: Store) {
  store.dispatch(finishAsked({ acceptTerms: true, acceptPromotions: false }))
  const { finishing } = await when(store, isFinished)
  if (finishing.error?.code === earlierOrder) await order(store)
}

const isFinished = ({ facts, finishing }: Funnel) => facts.order?.value !== undefined || finishing.error !== null

function when(store: Store, is: (funnel: Funnel) => boolean): Promise<Funnel> {
  return new Promise((resolve) => {
    const look = () => {
      const { funnel } = store.getState()
      if (!is(funnel)) return
      stop()
      resolve(funnel)
    }
    const stop = store.subscribe(look)
    look()
  })
}
