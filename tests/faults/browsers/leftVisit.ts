import { setTimeout } from 'node:timers/promises'
import { person } from '../../support/person.ts'
import { answerAll } from '../../e2e/support/visitor.ts'
import { emptyOutbox, outboxOf, tellLineBack } from '../../e2e/support/withoutALine.ts'
import { answerFirst, beginOrder, emailOf, type Offline, patience, privateIn, type Seen } from './offlineVisit.ts'

/** Answers until the line is cut, continues offline, and closes the page for good. The browser has to send the rest. */
export async function leaveOffline(visitor: Offline, seen: Seen): Promise<void> {
  const { page, line, forgets } = visitor
  const { acceptPromotions, birthDate } = person
  const told = await beginOrder(visitor)
  line.cut()
  await answerFirst(visitor, told)
  await answerAll(page, { email: emailOf(visitor), acceptPromotions, birthDate })
  told.answers = { ...told.answers, email: emailOf(visitor) }
  await secondsUntil(async () => (await outboxOf(page)).includes(emailOf(visitor)))
  seen.spilt = await privateIn(page)
  const site = await page.context().newPage()
  await page.close()
  line.mend()
  await site.goto('/')
  if (forgets) await emptyOutbox(site)
  await tellLineBack(site)
  seen.seconds = await secondsUntil(async () => !(await outboxOf(site)).includes('/api/'))
}

async function secondsUntil(is: () => Promise<boolean>): Promise<number> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  while (!(await is()) && seconds() < patience) await setTimeout(50)
  return seconds()
}
