import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { memoryTexts } from '../../src/content/texts/chatTexts.ts'
import { handleMessageAtQuestion } from '../../src/understanding/handleMessageAtQuestion.ts'
import { answeredUpTo, goodFacts, type fullAnswers } from '../support/aFunnel.ts'
import { someSlots } from '../support/someFacts.ts'
import { aTalk } from './aTalk.tsx'

const noon = new Date('2026-11-20T15:00:00Z')
type Asked = keyof typeof fullAnswers
const noted = { kind: 'side', reply: memoryTexts.schedule.noted }

describe('when a visit suits, said at another question', () => {
  it.each([
    ['cep', 'trabalho de manhã'],
    ['name', 'só posso à tarde'],
    ['email', 'trabalho de manhã, só dá de tardinha'],
    ['phone', 'só no sábado'],
  ] as const)('at %s %j is kept for the visit', (key, text) =>
    expect(handleMessageAtQuestion(answeredUpTo(key), key, text, noon)).toEqual(noted),
  )

  it.each<[Asked, string]>([
    ['cep', 'boa tarde'],
    ['cep', 'amanhã eu passo'],
    ['name', 'Ana Tarde'],
    ['phone', 'ligam de manhã?'],
    ['document', 'só posso à tarde'],
  ])('at %s %j is something else', (key, text) =>
    expect(handleMessageAtQuestion(answeredUpTo(key), key, text, noon)).not.toEqual(noted),
  )

  const wished = {
    after: 'phone' as const,
    said: 'só posso à tarde',
    reply: memoryTexts.schedule.noted,
    kind: 'side' as const,
  }
  const left = { ...answeredUpTo('schedule', { ...goodFacts, slots: someSlots }), asides: [wished] }

  it('narrows what is said there', () =>
    expect(handleMessageAtQuestion(left, 'schedule', 'quarta', noon)).toEqual({
      kind: 'side',
      reply: 'Fica quarta, 25, à tarde?',
    }))

  it('lets a tick right after words stand, though the emptied field is kept a little later', async () => {
    const talk = aTalk({ left: answeredUpTo('schedule', { ...goodFacts, slots: someSlots }) })
    await talk.asked('Quando o técnico pode ir?')
    await talk.say('tem fidelidade?')
    const [box] = await screen.findAllByRole('checkbox', { name: /manhã/i })
    await talk.user.click(box ?? document.body)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(screen.getByRole('button', { name: 'Confirmar 1 opção' })).toBeTruthy()
  })

  it('is reminded of where the visit is asked for, and a yes shows those that suit', async () => {
    const talk = aTalk({ left })
    await talk.asked('Quando o técnico pode ir?')
    expect(screen.getByText(memoryTexts.schedule.reminded('só posso à tarde'))).toBeTruthy()
    await talk.say('sim')
    await waitFor(() => expect(talk.log().getByText(/^Tenho .*à tarde.*Fica .* à tarde\?$/)).toBeTruthy())
    expect(talk.log().queryByText(/Tenho .*de manhã/)).toBeNull()
  })
})
