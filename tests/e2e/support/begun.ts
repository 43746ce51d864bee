import { expect, type Page } from '@playwright/test'
import { chosenCookie } from '../../../scripts/chosenCookie.ts'
import { isAtRest } from '../../../scripts/talk/isAtRest.ts'
import { orderStore } from '../../../src/app/order/store.ts'
import { plainCampaign } from '../../../src/api/contract/campaign.ts'
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

/** Where an order goes on, its open question, and its lead. A page that ends an order asks nothing first. */
export type Begun = { at: string; question: Key | null; lead: string }

type Store = ReturnType<typeof orderStore>['store']

/** Begins an order of this browser over the wire, answered up to the first question without words here. */
export async function begin(page: Page, words: Raw, voice: Place['voice'], { finish = false } = {}): Promise<Begun> {
  await forget(page)
  return goOn(page, {}, words, voice, finish)
}

/** The order in this browser, answered to its end over the wire and placed. */
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

/** The browser is as new, on an empty page of the site. */
export async function forget(page: Page) {
  await page.context().setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await leave(page)
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
  await page.context().clearCookies()
  await page.context().addCookies([chosenCookie()])
}

/** To an empty page of the site, where no part of the product writes any more. */
async function leave(page: Page) {
  await page.route('**/nothing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  await page.goto('/nothing')
}

/** Goes on with an order that this browser began before. */
export async function takeUp(page: Page, { at, question }: Begun) {
  await page.goto(at)
  if (question) return expect.poll(() => openKeys(page)).toContain(question)
  await expectAt(page, at.slice(1))
  // The address is there before the code of its page
  await expect(page.getByRole('main')).toBeVisible()
}

/** Waits, too, until the page has read the order back, so that it does not learn by that what happens to it next. */
export async function takeUpAndRead(page: Page, begun: Begun) {
  const read = page.waitForResponse((reply) => new URL(reply.url()).pathname.endsWith(begun.lead))
  await takeUp(page, begun)
  await (await read).finished()
}

/** Words without the answers to some questions, and to those that come after them. */
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

/** Also where an earlier order was shown: the one visitor of most tests has often ordered before. */
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
