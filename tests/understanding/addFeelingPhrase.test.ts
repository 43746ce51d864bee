import { describe, expect, it } from 'vitest'
import { feelingTexts } from '../../src/content/texts/chat/feelingTexts.ts'
import { emptyFunnel } from '../../src/funnel/state.ts'
import { replyWithFeeling, addFeelingPhrase } from '../../src/understanding/talk/addFeelingPhrase.ts'

const reply = 'O CEP diz se a fibra passa na sua rua.'
const replied = (plain: string, said = reply) => replyWithFeeling(emptyFunnel, plain, said)

describe('a feeling in an answer or a question', () => {
  it.each([
    ['dona maria souza, que deus a tenha', feelingTexts.bereaved],
    ['o rapaz ta internado, e eu resolvo', feelingTexts.ill],
    ['da ultima vez me enrolaram', feelingTexts.burned],
    ['tres dias sem net aqui', feelingTexts.cutOff],
    ['tenho medo de errar', feelingTexts.worried],
    ['e a primeira vez que compro assim', feelingTexts.unsure],
    ['bom dia, tudo bem', feelingTexts.morning],
    ['brigadao viu', feelingTexts.grateful],
    ['kkkkk sou do tempo da carta', feelingTexts.amused],
  ])('is addressed first: %j', (plain, word) => expect(replied(plain)).toBe(`${word} ${reply}`))

  it.each([
    ['um dia sem conta para pagar seria bom', 'no feeling'],
    ['nao, obrigada', 'a refusal'],
    ['kkkkk e o que mais falta?', 'a question'],
    ['nao aguento mais viver, to sem internet', 'what has a reply of its own'],
  ])('is not found in %j: %s', (plain) => expect(replied(plain)).toBe(reply))

  it('is addressed once in a conversation, and not if the reply does so', () => {
    const before = {
      ...emptyFunnel,
      asides: [{ after: null, kind: 'side' as const, said: 'oi', reply: replied('tenho medo') }],
    }
    expect(replyWithFeeling(before, 'tenho medo', reply)).toBe(reply)
    expect(replied('tenho medo', 'Entendo o cuidado.')).toBe('Entendo o cuidado.')
  })

  it('is addressed with an answer that has no other reply, unlike a greeting', () => {
    const heard = { kind: 'answers' as const, answers: { number: '35' }, reply: null }
    expect(addFeelingPhrase(emptyFunnel, 'e 35, perdi a minha mae', heard)).toEqual({
      ...heard,
      reply: feelingTexts.bereaved,
    })
    expect(addFeelingPhrase(emptyFunnel, 'bom dia, e 35', heard)).toBe(heard)
  })
})
