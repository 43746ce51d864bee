import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aCoverage, aPlan } from '../support/aPlan.ts'
import { person } from '../support/person.ts'
import { standInForDialogs } from '../support/dialog.ts'
import { aTalk } from '../conversation/aTalk.tsx'
import { aVisit, heading } from './aVisit.tsx'

/** The plan of the card that was tapped is the one that is sold. */
const over = { coverage: aCoverage({ plans: [aPlan()] }) }
const card = 1
const typed = { ...person, number: '35 apto 12', document: '529.982.247-25', bank: 'itau' }

it('in the conversation an order with direct debit takes sixteen taps at most, sending an answer being one', async () => {
  standInForDialogs()
  const talk = aTalk({ over })
  let taps = card
  const send = async (question: RegExp, text: string) => {
    await talk.asked(question)
    await waitFor(() => expect(document.activeElement).toBe(document.getElementById('resposta')))
    await talk.user.keyboard(`${text}{Enter}`)
    taps++
  }
  const tap = async (question: RegExp, name: RegExp) => {
    await talk.asked(question)
    await talk.tap(name)
    taps++
  }
  await send(/CEP/, typed.cep)
  await send(/número/, typed.number)
  await send(/se chama/, typed.name)
  await send(/celular/, typed.phone)
  await send(/e-mail/, typed.email)
  await send(/nascimento/, typed.birthDate)
  await send(/mãe/, typed.motherName)
  await send(/CPF/, typed.document)
  await tap(/Que dia/, /Dia 10/)
  await tap(/débito automático/, /^Sim, no débito/)
  await send(/banco/, typed.bank)
  await send(/agência/, `${typed.agency} ${typed.account}`)
  await tap(/técnico/, /^Mais cedo/)
  await talk.asked(/finalizar/)
  await talk.user.click(screen.getByRole('checkbox', { name: /Li e aceito/ }))
  await talk.tap(/Finalizar pedido/)
  taps += 2
  await talk.asked(/Pedido realizado/)
  expect(taps).toBeLessThanOrEqual(16)
  talk.stop()
})

it('in pages, where a keyboard is at hand, it takes eighteen at most', async () => {
  const { user, funnel } = await aVisit('/checkout/cep', over)
  let taps = card
  const write = async (title: RegExp, name: string, keys: string) => {
    await heading(title)
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe(name))
    await user.keyboard(keys)
    taps += keys.split('{Enter}').length - 1
  }
  const click = async (title: RegExp, find: () => HTMLElement) => {
    await heading(title)
    await user.click(await waitFor(find))
    taps++
  }
  const goOn = (title: RegExp) => click(title, () => screen.getByRole('button', { name: 'Continuar' }))
  await write(/CEP/, 'cep', `${typed.cep}{Enter}`)
  await write(/instalação/, 'number', `${typed.number}{Enter}`)
  await write(/se chama/, 'name', `${typed.name}{Enter}`)
  await write(/celular/, 'phone', `${typed.phone}{Enter}`)
  await write(/e-mail/, 'email', `${typed.email}{Enter}`)
  await write(/nascimento/, 'birthDate', `${typed.birthDate}{Enter}`)
  await write(/mãe/, 'motherName', `${typed.motherName}{Enter}`)
  await write(/CPF/, 'document', `${typed.document}{Enter}`)
  await goOn(/Que dia/)
  await click(/débito/, () => screen.getByRole('radio', { name: /^Sim/ }))
  await goOn(/débito/)
  await write(/conta/, 'bank-search', typed.bank)
  await user.tab()
  await user.keyboard(typed.agency)
  await user.tab()
  await user.keyboard(`${typed.account}{Enter}`)
  taps++
  await click(/técnico/, () => screen.getAllByRole('checkbox', { name: /manhã/i })[0] ?? document.body)
  await goOn(/técnico/)
  await click(/Confira/, () => screen.getByRole('checkbox', { name: /Li e aceito/ }))
  await click(/Confira/, () => screen.getByRole('button', { name: 'Finalizar pedido' }))
  await heading(/Pedido realizado/)
  expect(funnel().kept).toMatchObject({ bank: { value: '341' }, complement: { value: 'apto 12' } })
  expect(taps).toBeLessThanOrEqual(18)
})
