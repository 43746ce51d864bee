import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { isKey, keysIn, type Key } from '../../src/content/questions/answers.ts'
import { questions } from '../../src/content/questions/questions.ts'
import { journey } from '../../src/funnel/journey/journey.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { wholeOrder } from '../support/aSale.ts'
import { aCoverage, aPlan } from '../support/aPlan.ts'
import { person } from '../support/person.ts'
import { lastQuestion, screensFrom } from '../support/questionsOf.ts'
import { aTalk } from '../conversation/aTalk.tsx'
import { aVisit, heading } from './aVisit.tsx'

/** The tapped card has the plan that is sold. */
const over = { coverage: aCoverage({ plans: [aPlan()] }) }
const card = 1
const typed = { ...person, number: '35 apto 12', document: '529.982.247-25', bank: 'itau' }
const words: Raw = typed
/** Whether a question needs its own tap: some are answered together, the plan at its card, or only if one likes. */
const alone = (key: Key) =>
  !questions[key].volunteered && !['complement', 'plan', 'acceptPromotions', 'account'].includes(key)
const asked = wholeOrder.flatMap(keysIn).filter(alone)
const toFinish = 2
const one = card + asked.length + toFinish

/** The label of a yes or a no. */
function labelOf(key: Key): string | null {
  const { input } = questions[key]
  return input.kind === 'yesNo' ? (words[key] === 'sim' ? input.yes : input.no) : null
}

it('in the conversation an order with direct debit takes one tap per question, counting each send', async () => {
  const talk = aTalk({ over })
  let taps = card
  const tapped: { [K in Key]?: RegExp } = {
    dueDate: /Dia 10/,
    directDebit: /^Sim, no débito/,
    schedule: /^Mais cedo/,
  }
  const send = async (text: string) => {
    await waitFor(() => expect(document.activeElement).toBe(document.getElementById('resposta')))
    await talk.user.keyboard(`${text}{Enter}`)
  }
  for (const key of asked) {
    await waitFor(() => expect(journey(talk.funnel()).question).toBe(key))
    await talk.asked(/^Assistente:/)
    const name = tapped[key] ?? labelOf(key)
    await (name ? talk.tap(name) : send(key === 'agency' ? `${typed.agency} ${typed.account}` : (words[key] ?? '')))
    taps++
  }
  await talk.asked(/finalizar/)
  await talk.user.click(screen.getByRole('checkbox', { name: /Li e aceito/ }))
  await talk.tap(/Finalizar pedido/)
  taps += toFinish
  await talk.asked(/Pedido realizado/)
  expect(taps).toBeLessThanOrEqual(one)
})

it('in pages, with a keyboard, it takes at most two more', async () => {
  const { user, funnel } = await aVisit('/checkout/cep', over)
  let taps = card
  const click = async (find: () => HTMLElement) => {
    await user.click(await waitFor(find))
    taps++
  }
  const goOn = () => click(() => screen.getByRole('button', { name: 'Continuar' }))
  const choose = (label: string | RegExp) => click(() => screen.getByRole('radio', { name: label }))
  const typeAt = async (name: string, keys: string) => {
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe(name))
    await user.keyboard(keys)
  }
  const enter = async () => {
    await user.keyboard('{Enter}')
    taps++
  }
  const ways: { [K in Key]?: () => Promise<unknown> } = {
    dueDate: async () => {},
    directDebit: () => choose(/^Sim/),
    bank: async () => {
      await typeAt('bank-search', typed.bank)
      for (const keys of [typed.agency, typed.account]) {
        await user.tab()
        await user.keyboard(keys)
      }
    },
    schedule: () => click(() => screen.getAllByRole('checkbox', { name: /manhã/i })[0] ?? document.body),
  }
  for (const { title, asks } of screensFrom('cep', lastQuestion)) {
    const [first = 'plan', ...beside] = asks.filter((key) => isKey(key) && asked.includes(key))
    if (first === 'plan') continue
    await heading(title)
    const labels = [first, ...beside].flatMap((key) => (ways[key] ? [] : (labelOf(key) ?? [])))
    if (ways[first]) await ways[first]()
    else if (!labelOf(first)) await typeAt(first, words[first] ?? '')
    for (const label of labels) await choose(label)
    await (document.activeElement?.matches('input:not([type=radio], [type=checkbox])') ? enter() : goOn())
  }
  await heading(/Confira/)
  await click(() => screen.getByRole('checkbox', { name: /Li e aceito/ }))
  await click(() => screen.getByRole('button', { name: 'Finalizar pedido' }))
  await heading(/Pedido realizado/)
  expect(funnel().kept).toMatchObject({ bank: { value: '341' }, complement: { value: 'apto 12' } })
  expect(taps).toBeLessThanOrEqual(one + 2)
})
