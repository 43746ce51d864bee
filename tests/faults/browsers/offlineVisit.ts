import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { shortName } from '../../../src/content/questions/questions.ts'
import { checkoutTexts } from '../../../src/content/texts/order/checkoutTexts.ts'
import { heldTexts } from '../../../src/content/texts/order/orderPanelTexts.ts'
import { changeInPlace } from '../../e2e/support/byChat.ts'
import { finish } from '../../e2e/support/ending.ts'
import { person } from '../../support/person.ts'
import { answer, answerAll, leadId, moved, openKeys, start, voiceOf } from '../../e2e/support/visitor.ts'
import { keptPages, minutesPass, outboxOf } from '../../e2e/support/withoutALine.ts'
import { someName, type Told } from '../ledger.ts'
import type { Visitor } from './inBrowsers.ts'

/** A visitor whose line is cut. `real` waits ten minutes, `forgets` is a browser that loses its copy of the order. */
export type Offline = Visitor & { real: boolean; forgets: boolean }

/** The seconds from the line's return until all is saved, and how often the browser stored private answers. */
export type Seen = { seconds: number; spilt: number }

/** The steps answered offline: a new name, and the last three after a reload. */
const steps = ['name', 'phone', 'email', 'birthDate', 'motherName']
const motherName = 'Aurora Zulmira Quixote'
const { phone, acceptPromotions, birthDate, document, dueDate, directDebit } = person
/** The seconds to wait for a save that may never come. */
export const patience = 30

/** Continues offline for ten minutes with a reload between, and orders once the line is back. */
export async function orderOffline(visitor: Offline, seen: Seen): Promise<void> {
  const { page, line, schedule } = visitor
  const told = await beginOrder(visitor)
  const saved = savedSteps(page, told)
  line.cut()
  await answerFirst(visitor, told)
  if (visitor.forgets) await page.addInitScript(() => localStorage.clear())
  await page.reload()
  await answerAfterReload(visitor, told)
  seen.spilt = await privateIn(page)
  line.mend()
  seen.seconds = await secondsUntil(visitor, () => steps.every((step) => saved.has(step)))
  if (seen.seconds > patience) throw new Error('what was answered without a line is not saved')
  await answerAll(page, { document, dueDate, directDebit, schedule })
  told.numbers.push(await finish(page))
}

export const emailOf = ({ nth }: Offline) => `quixote${nth}@provedor.com.br`

export async function beginOrder({ page, ledger, voice, nth }: Offline): Promise<Told> {
  const { cep, number, complement, plan } = person
  const name = someName(2 * nth)
  ledger.created += 1
  await page.goto(start[voice])
  await answerAll(page, { cep, number, complement, plan, name })
  const told: Told = { name, version: 1, unheard: [], numbers: [] }
  ledger.leads.set(await leadId(page), told)
  await keptPages(page)
  return told
}

export async function answerFirst(visitor: Offline, told: Told) {
  const { page, nth } = visitor
  await answerAll(page, { phone })
  told.answers = { phone: phone.replace(/\D/g, '') }
  told.name = someName(2 * nth + 1)
  await rename(page, told.name)
  await page.getByText(heldTexts.offline).waitFor()
  await fiveMinutes(visitor)
}

/** A browser that lost its order asks another question. */
async function answerAfterReload(visitor: Offline, told: Told) {
  const { page } = visitor
  const email = emailOf(visitor)
  const asked = await answerAll(page, { email, acceptPromotions, birthDate, motherName })
  if (asked.length === 0) return
  told.answers = { ...told.answers, email, birth_date: birthDate, mothers_name: motherName }
  await fiveMinutes(visitor)
}

/** Collects the steps that the server acknowledges. */
function savedSteps(page: Page, told: Told): ReadonlySet<string> {
  const saved = new Set<string>()
  page.on('response', async (reply) => {
    const step = reply.request().method() === 'PATCH' && reply.ok() && /\/(\w+)$/.exec(reply.url())?.[1]
    if (!step) return
    saved.add(step)
    told.version = Math.max(told.version, (await reply.json()).version)
  })
  return saved
}

/** Corrects the name: in place in the conversation, on its page otherwise. */
async function rename(page: Page, name: string) {
  if (voiceOf(page) === 'chat') {
    await page.getByRole('link', { name: `Editar ${shortName('name')}`, exact: true }).click()
    return moved(page, () => changeInPlace(page, 'name', name))
  }
  while (!(await openKeys(page)).includes('name'))
    await moved(page, () => page.getByRole('link', { name: checkoutTexts.back }).click())
  await answer(page, { name }, ['name'])
}

const fiveMinutes = ({ page, real }: Offline) => (real ? setTimeout(300_000) : minutesPass(page, 5))

/** The seconds of the page's clock until a condition holds. The clock moves while nothing is sent. */
async function secondsUntil({ page, line, real }: Offline, is: () => boolean): Promise<number> {
  const time = () => page.evaluate(() => Date.now() / 1000)
  const began = await time()
  line.asked.splice(0)
  const isTried = () => line.asked.some((each) => each.startsWith('PATCH'))
  while (!is() && (await time()) - began < patience) {
    if (!real && !isTried()) await page.clock.fastForward(1000)
    await setTimeout(50)
  }
  return (await time()) - began
}

/** The number of stored texts in the browser with a private answer. */
export async function privateIn(page: Page): Promise<number> {
  const texts = [...(await keptIn(page)), await outboxOf(page)]
  return texts.filter((text) => text.includes(motherName) || text.includes(birthDate)).length
}

/** All texts in storage and in the service worker's caches, except for code. */
function keptIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const pages = await Promise.all(stores.map((store) => store.matchAll()))
    const texts = pages.flat().filter(({ headers }) => headers.get('content-type')?.startsWith('text/html'))
    const bodies = await Promise.all(texts.map((text) => text.text()))
    return [...Object.values(localStorage), ...Object.values(sessionStorage), ...bodies]
  })
}
