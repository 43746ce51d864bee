import { finish } from '../../../tests/e2e/support/ending.ts'
import { leadOf, troubles } from '../../../tests/e2e/support/noStorage.ts'
import { until } from '../../../tests/e2e/support/begun.ts'
import { person } from '../../../tests/support/person.ts'
import { answerAll, start, toOtherVoice } from '../../../tests/e2e/support/visitor.ts'
import { inBrowsers, missingBrowser, type Visitor } from '../browsers/inBrowsers.ts'
import type { Fault, How } from '../counters.ts'
import { someName } from '../ledger.ts'

/** Orders from one voice to the other where the browser keeps nothing. `forgets` loses its memory half way, with the page. */
const orderInMemory = (trouble: () => void, forgets: boolean) => async (visitor: Visitor) => {
  const { page, ledger, voice, nth, schedule } = visitor
  const words = { ...person, name: someName(nth), email: `quixote${nth}@provedor.com.br`, schedule }
  const lead = leadOf(page)
  ledger.created += 1
  await page.addInitScript(trouble)
  await page.goto(start[voice])
  await answerAll(page, until('birthDate', words))
  if (forgets) await page.reload()
  await toOtherVoice(page).click()
  await answerAll(page, words)
  ledger.leads.set((await lead()) ?? '', {
    name: words.name,
    version: 1,
    unheard: [],
    numbers: [await finish(page)],
    answers: { email: words.email, birth_date: words.birthDate },
  })
}

const run = ({ full, weak }: How) =>
  inBrowsers(
    (full ? [0, 1, 2, 3] : [0, 1]).map((nth) => orderInMemory(nth % 2 === 0 ? troubles.blocked : troubles.full, weak)),
  )

export const noStorage: Fault = {
  name: 'storage blocked or full',
  control: 'a page that loses its memory, too',
  missing: missingBrowser(),
  brief: true,
  run,
}
