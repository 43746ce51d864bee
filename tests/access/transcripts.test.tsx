import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { turnTexts } from '../../src/content/texts/chat/chatTexts.ts'
import type { Key } from '../../src/content/questions/answers.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { person } from '../support/person.ts'
import { lastQuestion, questionsBetween, questionsFrom, wordsAfter } from '../support/questionsOf.ts'
import { answeredUpTo, approved, aStreet } from '../support/aFunnel.ts'
import { aCoverage } from '../support/aPlan.ts'
import { aListener } from './aListener.ts'

/** Skips the time that a text stays */
beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      now: new Date('2026-11-20T12:00:00Z'),
      shouldAdvanceTime: true,
      advanceTimeDelta: 2,
    }),
)
afterEach(() => void vi.useRealTimers())

const said: Raw = { ...person, document: '529.982.247-25' }

/** The start of the next question, or of the review. */
const nextAfter = (key: Key) => (key === lastQuestion ? /finalizar/ : new RegExp(wordsAfter(key).slice(0, 8)))

const written = '`npm run vitest -- run tests/access -u` writes anew what is heard, to be read before it is kept.'

it('an order is spoken as in its transcript, from its first question to its plan', async () => {
  const { types, presses, reads, readsAll, readsOpen, leaves } = await aListener()
  await reads(document.body, 'the page as it opens')
  await types('1401010', /CEP/)
  await readsAll('the refusal')
  await types('tem fidelidade?', /CEP/)
  await types('14010-100', /número/)
  await types('35', /complemento/)
  await presses('Sem complemento', /Qual plano você quer/)
  await readsOpen('the plans')
  await presses(/^500 Mega/)
  await readsOpen('the plans with one open')
  await types('o de 600', /Como você se chama/)
  await expect(await leaves(`The beginning of an order, as it is heard. ${written}`)).toMatchFileSnapshot('address.txt')
})

it('reads like this up to a changed answer', async () => {
  const left = answeredUpTo('name', { street: aStreet(), coverage: aCoverage() })
  const { types, typesThere, presses, reads, readsAll, leaves } = await aListener({}, left)
  const rest = async (keys: readonly Key[]) => {
    for (const key of keys) await types(said[key] ?? '', nextAfter(key))
  }
  await types('me chamo Ana Souza', nextAfter('name'))
  await rest(questionsBetween('name', 'phone'))
  await types('16 99123-4567', /e-mail/)
  await types('errei o número', /e-mail/)
  await reads(screen.getByRole('article', { name: turnTexts.change('número') }), 'the number that is changed')
  await typesThere('36', /complemento/)
  await presses('Sem complemento', /e-mail/)
  await presses('Quero promoções', /e-mail/)
  await types('ana@provedor.com.br', /nascimento/)
  await types('15/03/1990', /mãe/)
  await types('Maria Souza', /CPF/)
  await types('529.982.247-00', /CPF/)
  await rest(questionsFrom('document', 'dueDate').slice(0, -1))
  await readsAll('the conversation so far')
  await expect(await leaves(`The middle of an order, as it is heard. ${written}`)).toMatchFileSnapshot('person.txt')
})

it('reads like this up to its number, with a quiz', async () => {
  const left = answeredUpTo('dueDate', { street: aStreet(), coverage: aCoverage() })
  const { types, presses, ticks, readsAll, readsOpen, leaves } = await aListener({ confirmLead: quiz }, left)
  await presses('Dia 10', /débito/)
  await presses(/^Sim, no débito/, /banco/)
  await types('341', /agência/)
  await types('1234-5', /conta/)
  await types('12345-6', /cidades/)
  await readsOpen('the quiz')
  await types('não sei', /cidades/)
  await types('Uberaba', /nasceu/)
  await ticks(/^Joinville/)
  await presses('Confirmar', /técnico/)
  await readsOpen('the visits')
  await ticks(/^Manhã/)
  await presses(/^Confirmar/, nextAfter('schedule'))
  for (const key of questionsFrom('schedule', lastQuestion).slice(1)) await types(said[key] ?? '', nextAfter(key))
  await readsOpen('the review')
  await presses('Finalizar pedido')
  await ticks(/^Li e aceito/)
  await presses('Finalizar pedido', /realizado/)
  await readsAll('the conversation with the number of the order')
  await expect(await leaves(`The end of an order, as it is heard. ${written}`)).toMatchFileSnapshot('payment.txt')
})

it('unknown words and all other wishes are spoken as in their transcript', async () => {
  const { types, presses, readsAll, leaves } = await aListener()
  for (const words of ['asdf', 'xyz', 'qwerty']) await types(words, /CEP/)
  await readsAll('the third try')
  await types('quero falar com uma pessoa', /CEP/)
  await types('por que pedem isso?', /CEP/)
  await types('acho que é 14010100, número 35', /CEP/)
  await readsAll('what was read')
  await types('confere', /complemento/)
  await types('pular', /Qual plano você quer/)
  await types('pular', /Qual plano você quer/)
  await types('repetir', /Qual plano você quer/)
  await types('repetir', /Qual plano você quer/)
  await types('voltar', /Qual plano você quer/)
  await presses('Deixar como estava', /Qual plano você quer/)
  await types('recomeçar', /Qual plano você quer/)
  await types('cancelar', /Qual plano você quer/)
  await types('tem instalação grátis?', /Qual plano você quer/)
  await presses('Enviar', /Qual plano você quer/)
  await readsAll('the plans after all this')
  await expect(await leaves(`What is not understood, as it is heard. ${written}`)).toMatchFileSnapshot('repairs.txt')
})

const question = (id: string, text: string) => ({
  id,
  text,
  answers: ['Uberaba', 'Joinville', 'Nenhuma destas'].map((each) => ({ id: each, text: each })),
})
const quiz = {
  ...approved,
  quiz_needed: true,
  quiz: {
    idQuiz: 'q',
    questions: [question('um', 'Em qual destas cidades você já morou?'), question('dois', 'Em qual você nasceu?')],
    expiresAt: '2026-11-20T12:10:00Z',
  },
}
