import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { adviceTexts } from '../../src/content/texts/chat/adviceTexts.ts'
import { notAnAnswerTexts } from '../../src/content/texts/chat/notAnAnswerTexts.ts'
import { chatTexts } from '../../src/content/texts/chat/chatTexts.ts'
import { flows } from '../../src/content/flows/flows.ts'
import { aCoverage } from '../support/aPlan.ts'
import { answeredUpTo, aStreet } from '../support/aFunnel.ts'
import { aTalk } from './aTalk.tsx'
import { aBuilding } from '../support/aBuilding.ts'

it.each([
  ['directDebit', 'Não, prefiro boleto', 'Boleto'],
  ['acceptPromotions', 'Sim, quero', 'Sim, quero'],
  ['dueDate', 'Dia 10', 'Todo dia 10'],
  ['complement', 'Apto 101', 'Apto 101'],
] as const)('a quick reply answers %s at once', async (key, reply, shown) => {
  const addressInfo = aBuilding(['Apto 101', 'Apto 102'])
  const talk = aTalk({ left: answeredUpTo(key), over: { addressInfo } })
  await talk.tap(reply)
  expect(await talk.log().findByText(shown)).toBeDefined()
})

it('a complement from a list too long for quick replies is written into the field', async () => {
  const addressInfo = aBuilding(Array.from({ length: 8 }, (_, at) => `Apto ${101 + at}`))
  const talk = aTalk({ left: answeredUpTo('complement'), over: { addressInfo } })
  await talk.user.selectOptions(await screen.findByRole('combobox'), 'Apto 104')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Complemento' }).value).toBe('Apto 104')
  await talk.tap(chatTexts.send)
  expect(await talk.log().findByText('Apto 104')).toBeDefined()
})

it.each([
  ['birthDate', 1],
  ['directDebit', 1],
  ['plan', 0],
  ['acceptPromotions', 0],
] as const)('why %s is asked can be asked %i times, but not if something is offered', async (key, times) => {
  aTalk({ left: answeredUpTo(key, { street: aStreet(), coverage: aCoverage() }) })
  await screen.findByRole('button', { name: chatTexts.send })
  expect(
    screen.queryAllByRole('button', {
      name: new RegExp(`^(${[chatTexts.whyAsked, chatTexts.whyChip].join('|')})$`.replaceAll('?', '\\?')),
    }),
  ).toHaveLength(times)
})

it('the reason is given for the question as asked here', async () => {
  const talk = aTalk({ at: '/chat/refidelizacao' })
  await talk.tap(chatTexts.whyAsked)
  expect(await talk.log().findByText(flows.renewal.screens[0]?.lead ?? '')).toBeDefined()
})

const atPlans = () => aTalk({ left: answeredUpTo('plan', { street: aStreet(), coverage: aCoverage() }) })

it('the advised plan is chosen by a tap', async () => {
  const talk = atPlans()
  await talk.asked('Estes chegam ao seu endereço. Qual plano você quer?')
  await talk.say('qual é o mais barato?')
  await talk.log().findByText(/Para levar, diga “500 Mega”\.$/)
  await talk.tap('500 Mega')
  await talk.asked('Como você se chama?')
  expect(talk.funnel().kept.plan?.value).toBe('d500a')
})

it.each([
  ['Qual é melhor para mim?', adviceTexts.ask],
  [
    'Comparar',
    /^No débito automático, o de 500 Mega sai por .*; o de 600 Mega com Globoplay sai por .* de diferença por mês\.$/,
  ],
])('with several plans %j is asked by a tap, and can be asked again', async (question, reply) => {
  const talk = atPlans()
  await talk.tap(question)
  expect(await talk.log().findByText(reply)).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: question }))
})

it('with one plan nothing is compared', async () => {
  const coverage = aCoverage({ plans: aCoverage().plans.slice(0, 1) })
  aTalk({ left: answeredUpTo('plan', { street: aStreet(), coverage }) })
  await screen.findByRole('button', { name: chatTexts.send })
  expect(screen.queryByRole('button', { name: 'Comparar' })).toBeNull()
})

it('suggested words that open another answer move the focus', async () => {
  const talk = aTalk({ left: answeredUpTo('name') })
  await talk.say('o palmeiras ganhou ontem?')
  await talk.tap('Me liga')
  expect(screen.queryByRole('button', { name: 'Me liga' })).toBeNull()
  expect(document.activeElement?.id).toBe('agora')
})

it('an advised day is no second chip', async () => {
  const talk = aTalk({ left: answeredUpTo('dueDate') })
  await talk.say('tanto faz')
  await talk.log().findByText(notAnAnswerTexts.anyDueDay(10))
  expect(screen.getAllByRole('button', { name: 'Dia 10' })).toHaveLength(1)
})
