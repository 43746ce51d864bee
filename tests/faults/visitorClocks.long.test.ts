import type { Request } from '@playwright/test'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { ageOn, dateOf, type Day, dayInBrazil, dayOf } from '../../src/api/contract/values/dates.ts'
import { until } from '../e2e/support/begun.ts'
import { sayInChat } from '../e2e/support/byChat.ts'
import { fillPage } from '../e2e/support/byPages.ts'
import { field, write } from '../e2e/support/controls.ts'
import { finish } from '../e2e/support/ending.ts'
import { person } from '../support/person.ts'
import { answerAll, leadId, start } from '../e2e/support/visitor.ts'
import { inBrowsers, missingBrowser, type Visitor } from './browsers/inBrowsers.ts'
import { goByOwnClock, setClockWrong } from './browsers/wrongClock.ts'
import { type How, neverHappens } from './neverHappens.ts'
import { someName, type Told } from './ledger.ts'

const day = 86_400_000
const wrong = [-3652 * day, 3652 * day, day, -day]

/** Orders on the day of majority with a wrong clock; one ahead first submits a child. `ownClock` trusts the device. */
const orderByClock = (wrongBy: number, ownClock: boolean) => async (visitor: Visitor) => {
  const { page, ledger, voice, nth, schedule } = visitor
  const words = {
    ...person,
    name: someName(nth),
    email: `quixote${nth}@provedor.com.br`,
    birthDate: anAdult(),
    schedule,
  }
  const told: Told = { name: words.name, version: 1, unheard: [], numbers: [] }
  await setClockWrong(page, wrongBy)
  if (ownClock) await goByOwnClock(page)
  ledger.created += 1
  await page.goto(start[voice])
  await answerAll(page, until('birthDate', words))
  ledger.leads.set(await leadId(page), told)
  if (wrongBy > 0) await tryAsChild(visitor, told, bornEighteenBefore(wrongBy))
  await answerAll(page, words)
  told.answers = { email: words.email, birth_date: words.birthDate }
  told.numbers.push(await finish(page))
}

/** A page's acceptance and save count as acknowledged. */
async function tryAsChild({ page, voice }: Visitor, told: Told, birthDate: string): Promise<void> {
  const taken = page.waitForRequest(isSent).then(
    () => true,
    () => false,
  )
  const refused = page.getByText(refusals['date.minor']).first().waitFor()
  await (voice === 'chat' ? sayInChat : fillPage)(page, { birthDate }, ['birthDate'])
  if (!(await Promise.race([taken, refused.then(() => false)]))) return write(field(page, 'birthDate'), '')
  told.answers = { birth_date: birthDate }
  throw new Error('a child was taken for of age')
}

const isSent = (request: Request) => request.method() === 'PATCH' && request.url().endsWith('/birthDate')

/** The latest birth date of an adult. Those born on February 29 come of age in March. */
function anAdult(): Day {
  const today = dayInBrazil(new Date())
  return [bornEighteenBefore(0), bornEighteenBefore(-day)].find((born) => ageOn(born, today) >= 18) ?? ''
}

function bornEighteenBefore(wrongBy: number): Day {
  const today = dateOf(dayInBrazil(new Date(Date.now() + wrongBy))) ?? new Date()
  return dayOf(new Date(Date.UTC(today.getUTCFullYear() - 18, today.getUTCMonth(), today.getUTCDate())))
}

const run = ({ full, weak }: How) =>
  inBrowsers((full ? [...wrong, ...wrong.toReversed()] : wrong).map((wrongBy) => orderByClock(wrongBy, weak)))

neverHappens("visitors' clocks wrong", {
  control: "pages that go by their devices' clocks",
  missing: missingBrowser(),
  run,
})
