import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { memoryTexts } from '../../src/content/texts/chat/chatTexts.ts'
import { earlyVisitWish } from '../../src/understanding/visits/earlyVisitWish.ts'
import { wishesFor } from '../../src/funnel/views/rememberedWishes.ts'
import { visitWishDenied } from '../../src/understanding/visits/visitWishDenied.ts'
import { handleMessageAtQuestion } from '../../src/understanding/handleMessageAtQuestion.ts'
import { answeredUpTo, goodFacts, type fullAnswers } from '../support/aFunnel.ts'
import { someSlots } from '../support/someFacts.ts'
import { aTalk } from './aTalk.tsx'

const noon = new Date('2026-11-20T15:00:00Z')
type Asked = keyof typeof fullAnswers

describe('availability given at another question', () => {
  it.each<[Asked, string, string, string]>([
    ['cep', 'trabalho de manhã', 'trabalho de manhã', ''],
    ['name', 'só posso à tarde', 'só posso à tarde', ''],
    ['phone', 'só no sábado', 'só no sábado', ''],
    ['document', 'só posso à tarde', 'só posso à tarde', ''],
    ['name', 'Biu da Silva. E a quinta, tem vaga?', 'E a quinta, tem vaga?', 'Biu da Silva.'],
    ['email', 'biu@hotmail.com. Oxente, e a quinta?', 'e a quinta?', 'biu@hotmail.com. Oxente,'],
    [
      'acceptPromotions',
      'Quero não. Quinta-feira tem como ou num tem?',
      'Quinta-feira tem como ou num tem?',
      'Quero não.',
    ],
    [
      'dueDate',
      'dia 10. tem como vir quarta ou quinta que to de folga?',
      'tem como vir quarta ou quinta que to de folga?',
      'dia 10.',
    ],
    [
      'plan',
      'o de 1 giga, instalação o mais cedo possível de manhã',
      'instalação o mais cedo possível de manhã',
      'o de 1 giga,',
    ],
    [
      'cep',
      '14010-100, e vocês conseguem vir na sexta de tarde?',
      'e vocês conseguem vir na sexta de tarde?',
      '14010-100,',
    ],
    ['bank', 'Itaú. na quarta eu tô em casa o dia todo', 'na quarta eu tô em casa o dia todo', 'Itaú.'],
    ['name', 'Joana Prado e quero que venham na terça de tarde', 'e quero que venham na terça de tarde', 'Joana Prado'],
    ['acceptPromotions', 'n qro promo. qnta feira da?', 'qnta feira da?', 'n qro promo.'],
    ['email', 'biu@hotmail.com so tenho folga qnta', 'so tenho folga qnta', 'biu@hotmail.com'],
    ['bank', 'pode ser de tarde, de manhã ele dorme', 'pode ser de tarde, de manhã ele dorme', ''],
  ])('at %s %j is stored for the visit, and the rest is read', (key, text, said, rest) =>
    expect(earlyVisitWish(answeredUpTo(key), key, text, '20/11/2026')).toEqual({
      said,
      rest,
      reply: `${memoryTexts.schedule.noted} ${memoryTexts.schedule.later}`,
    }),
  )

  it.each<[Asked, string]>([
    ['cep', 'boa tarde'],
    ['cep', 'amanhã eu passo'],
    ['cep', 'vocês instalam no sábado?'],
    ['acceptPromotions', 'Ele mora aqui perto, vem me ver toda quarta'],
    ['phone', 'minha neta vem almoçar aqui na quinta'],
    ['bank', 'a diarista vem na sexta de tarde'],
    ['name', 'Ana Tarde'],
    ['name', 'Domingos Quinta'],
    ['phone', 'ligam de manhã?'],
    ['phone', '16 99123-4567, mas só me liga de tarde'],
    ['plan', 'trabalho em casa de manhã e jogo de tarde'],
    ['dueDate', 'dia 10 que recebo na sexta'],
    ['motherName', 'Josefa Prado só pode na terça'],
    ['motherName', 'josefa prado só pode na terça'],
    ['document', '529.982.247-25 só posso na terça'],
    ['cep', 'quero cancelar a da claro na segunda'],
    ['cep', 'só posso na quinta, que meu marido me bate'],
  ])('at %s %j is something else', (key, text) =>
    expect(earlyVisitWish(answeredUpTo(key), key, text, '20/11/2026')).toBeNull(),
  )

  it('is answered with the free visits, if known', () =>
    expect(
      earlyVisitWish(
        answeredUpTo('bank', { ...goodFacts, slots: someSlots }),
        'bank',
        'só posso na quarta de tarde',
        '20/11/2026',
      )?.reply,
    ).toBe(`${memoryTexts.schedule.noted} Tenho quarta, 25, à tarde. ${memoryTexts.schedule.chosenLater}`))

  const wished = {
    after: 'phone' as const,
    said: 'só posso à tarde',
    reply: memoryTexts.schedule.noted,
    kind: 'side' as const,
  }
  const left = { ...answeredUpTo('schedule', { ...goodFacts, slots: someSlots }), asides: [wished] }

  it.each<[string, string | undefined]>([
    ['Nao filha, eu to falando do Zé que me visita, nao da instalação. É Itaú', 'É Itaú'],
    ['num era pra visita, era do meu menino', ''],
    ['não marca quarta não, eu só comentei', ''],
    ['não quero visita de tarde', undefined],
    ['não pode ser na quarta, só na quinta', undefined],
  ])('is revoked by %j', (text, rest) => {
    const kept = { ...answeredUpTo('bank'), asides: [wished] }
    const denied = visitWishDenied(kept, 'bank', text)
    expect(denied?.rest).toBe(rest)
    const asides = [wished, { ...wished, said: text, reply: denied?.reply ?? '' }]
    expect(wishesFor('schedule', asides)).toEqual(denied ? [] : [wished.said])
    expect(visitWishDenied({ ...kept, asides: [] }, 'bank', text)).toBeNull()
  })

  it('narrows later words there', () =>
    expect(handleMessageAtQuestion(left, 'schedule', 'quarta', noon)).toEqual({
      kind: 'side',
      reply: 'Fica quarta, 25, à tarde?',
    }))

  it.each([
    ['quero o mais rapido q der, to sem net', /Fica terça, 24, à tarde\?$/],
    ['oito em ponto consegue?', /entre 8h e 12h\. A hora exata eu não posso prometer\..*de manhã\?$/],
    ['quinta depois das duas da tarde', /^À tarde, o técnico vem entre 12h e 18h\./],
  ])('is answered there for %s', (text, told) =>
    expect(handleMessageAtQuestion(left, 'schedule', text, noon)).toMatchObject({ reply: expect.stringMatching(told) }),
  )

  it('is accepted there by a yes', () =>
    expect(handleMessageAtQuestion(left, 'schedule', 'sim', noon)).toMatchObject({
      answers: { schedule: '24/11/2026 tarde' },
    }))

  it('keeps a tick right after words, even if the emptied field is stored later', async () => {
    const talk = aTalk({ left: answeredUpTo('schedule', { ...goodFacts, slots: someSlots }) })
    await talk.asked('Quando o técnico pode ir?')
    await talk.say('tem fidelidade?')
    const [box] = await screen.findAllByRole('checkbox', { name: /manhã/i })
    await talk.user.click(box ?? document.body)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(screen.getByRole('button', { name: 'Confirmar 1 opção' })).toBeTruthy()
  })

  it('is proposed at the question of the visit', async () => {
    const talk = aTalk({ left })
    await talk.asked('Quando o técnico pode ir?')
    expect(
      screen.getByText(/^Lembrei do que você disse da visita\. Tenho [^.]*à tarde[^.]*\. Fica [^?]+, à tarde\?$/),
    ).toBeTruthy()
  })
})
