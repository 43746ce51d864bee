import { beforeEach, expect, it } from 'vitest'
import { answeredUpTo } from '../support/aStory.ts'
import { standInForDialogs } from '../support/dialog.ts'
import { aTalk } from './aTalk.tsx'

beforeEach(standInForDialogs)

it.each([
  ['directDebit', 'Não, prefiro boleto', 'Boleto'],
  ['acceptPromotions', 'Sim, quero', 'Sim, quero'],
  ['dueDate', 'Dia 10', 'Todo dia 10'],
  ['complement', 'Apto 101', 'Apto 101'],
] as const)('a quick reply answers %s at once', async (key, reply, shown) => {
  const addressInfo = { cep: '14010100', number: '35', address: '', neighborhood: '', city: '', UF: 'SP', infraco: null, complements: ['Apto 101', 'Apto 102'] }
  const talk = aTalk({ left: answeredUpTo(key), over: { addressInfo } })
  await talk.tap(reply)
  expect(await talk.log().findByText(shown)).toBeDefined()
  talk.stop()
})
