import { serveAnother } from '../e2e/support/anotherBuild.ts'
import { until } from '../e2e/support/begun.ts'
import { field, write } from '../e2e/support/controls.ts'
import { finish } from '../e2e/support/ending.ts'
import { person } from '../support/person.ts'
import { answerAll, leadId, start, toOtherVoice } from '../e2e/support/visitor.ts'
import { keptPages } from '../e2e/support/withoutALine.ts'
import { inBrowsers, missingBrowser, type Visitor } from './browsers/inBrowsers.ts'
import { type How, neverHappens, type Outcome } from './neverHappens.ts'
import { someName, type Told } from './ledger.ts'

/** Replaces the server and the other voice's code during an answer. `forgets` is a browser that loses its copy. */
const orderOverDeploy = (forgets: boolean) => async (visitor: Visitor) => {
  const { page, shop, line, ledger, voice, nth, schedule } = visitor
  const words = { ...person, name: someName(nth), email: `quixote${nth}@provedor.com.br`, schedule }
  const told: Told = { name: words.name, version: 1, unheard: [], numbers: [], answers: { email: words.email } }
  ledger.created += 1
  await page.goto(start[voice])
  await answerAll(page, until('email', words))
  ledger.leads.set(await leadId(page), told)
  await keptPages(page)
  await write(field(page, 'email'), words.email)
  await shop.down(0, 'SIGTERM')
  await shop.up(0)
  const { openings } = await serveAnother(page, line)
  if (forgets) await page.addInitScript(() => localStorage.clear())
  await Promise.all([page.waitForEvent('load'), toOtherVoice(page).click()])
  const typed = await field(page, 'email')
    .inputValue({ timeout: forgets ? 1 : 10_000 })
    .catch(() => '')
  if (typed !== words.email) ledger.refused.push('what was typed is gone')
  await answerAll(page, words)
  told.numbers.push(await finish(page))
  if (openings() !== 1) ledger.refused.push(`the page was opened ${openings()} times`)
}

async function run({ full, weak }: How): Promise<Outcome> {
  return inBrowsers(oneByOne(Array.from({ length: full ? 6 : 2 }, () => orderOverDeploy(weak))))
}

/** One after another, because all use the one server that is replaced. */
function oneByOne(visits: readonly ((visitor: Visitor) => Promise<void>)[]): typeof visits {
  let before: Promise<unknown> = Promise.resolve()
  return visits.map((visit) => (visitor) => {
    const mine = before.then(() => visit(visitor))
    before = mine.catch(() => {})
    return mine
  })
}

neverHappens('a deploy during a visit', {
  control: 'a browser that forgets the order with its page',
  missing: missingBrowser(),
  run,
})
