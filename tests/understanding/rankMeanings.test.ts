import { describe, expect, it } from 'vitest'
import { entryOf } from '../../src/understanding/replies/findFaqTopic.ts'
import { counts } from '../../src/understanding/meaning/counts.ts'
import { likelyReply } from '../../src/understanding/meaning/likelyReply.ts'
import { rankMeanings } from '../../src/understanding/meaning/rankMeanings.ts'
import { talk } from '../../src/content/talk/talk.ts'
import { normalized } from '../../src/understanding/line/normalizeText.ts'
import { meantLines } from '../../scripts/understanding/meantLines.ts'
import { aFunnel, answeredUpTo, fullAnswers, goodFacts } from '../support/aFunnel.ts'

const reply = (key: Parameters<typeof answeredUpTo>[0] | null, text: string) =>
  likelyReply(key ? answeredUpTo(key) : aFunnel(fullAnswers, goodFacts), normalized(text).plain, key)

describe('what a line most likely means', () => {
  it('is taught by lines that each have a reply', () => {
    const unknown = meantLines().filter(
      ({ id }) =>
        !['none', 'answer', 'why', 'explain', 'agree', 'decline'].includes(id) &&
        !(id.startsWith('talk:') ? id.slice(5) in talk : entryOf({ id })),
    )
    expect(unknown).toEqual([])
  })

  it('is learned from the lines that there are now, else `npm run train` is due', () =>
    expect(Number(counts.split(' ', 1)[0])).toBe(meantLines().length))

  it.each([
    ['dueDate', 'se atrasar uns 2 dia cês cortam?', 'late'],
    ['email', 'a fatura vai vim só por email ou chega papel em casa', 'bill-how'],
    ['complement', 'o síndico daqui não deixa passar fio pela fachada, como vcs fazem?', 'condo'],
    ['phone', 'roubaram o meu celular, posso dar o da vizinha?', 'phone-which'],
  ] as const)('at %s %j is the question %s', (key, text, id) => {
    const likely = reply(key, text)
    const entry = entryOf({ id })
    expect(likely && ('asked' in likely ? likely.asked : 'offer' in likely && likely.offer)).toBe(entry?.question)
  })

  it('is answered with the figures of the order', () =>
    expect(reply(null, 'antes de fechar: a multa de rescisão é proporcional aos meses restantes?')).toMatchObject({
      reply: expect.stringContaining('R$'),
    }))

  it.each([
    'qual é a capital da França?',
    'quem ganhou o jogo ontem?',
    'me conta uma piada de papagaio',
    'qual a altura do everest?',
  ])('is not known of %j', (text) => expect(reply('cep', text)).toBeNull())

  it.each([
    ['demora muito?', 'schedule', 'visit-duration'],
    ['demora muito?', 'motherName', 'talk:questionsLeft'],
    ['e se atrasar?', 'schedule', 'talk:crewLate'],
    ['e se atrasar?', 'dueDate', 'late'],
    ['qual eu coloco?', 'phone', 'phone-which'],
    ['qual eu coloco?', 'motherName', 'mother-which'],
  ])('%j depends on where it is said: %s, %s', (text, place, id) =>
    expect(rankMeanings(normalized(text).plain, place)[0]?.id).toBe(id),
  )

  it('is nothing where no word is known', () => expect(rankMeanings('xyzzy plugh')).toEqual([]))
})
