import { describe, expect, it } from 'vitest'
import { keysIn } from '../../src/content/questions/answers.ts'
import { handleMessageAtQuestion } from '../../src/understanding/handleMessageAtQuestion.ts'
import { inOrderText } from '../../src/content/texts/chat/chatTexts.ts'
import { notAnAnswerTexts } from '../../src/content/texts/chat/notAnAnswerTexts.ts'
import { answeredUpTo, fullAnswers } from '../support/aFunnel.ts'
import { lastQuestion, questionsFrom } from '../support/questionsOf.ts'

type Asked = keyof typeof fullAnswers
const asked = questionsFrom('cep', lastQuestion).filter((key): key is Asked => key in fullAnswers)
const noon = new Date('2026-11-20T15:00:00Z')
const at = (key: Asked, text: string) => handleMessageAtQuestion(answeredUpTo(key), key, text, noon)

/** Answers that fit only one question. Each differs from the known one. */
const values: [Asked, string][] = [
  ['cep', '14020-260'],
  ['number', 'número 80'],
  ['complement', 'apto 12'],
  ['phone', '(11) 98765-4321'],
  ['email', 'pedro@gmail.com'],
  ['birthDate', '01/02/1985'],
  ['document', '390.533.447-05'],
  ['dueDate', 'dia 15'],
]

/** Digits that an open question may take for its own wrong answer; eight of them are an account. */
const bare: [Asked, string][] = [
  ['cep', '14020260'],
  ['phone', '11987654321'],
  ['document', '39053344705'],
]
const others = asked.flatMap((open) =>
  [...values, ...bare]
    .filter(([key, text]) => key !== open && !(open === 'account' && text === '14020260'))
    .map(([key, text]) => [open, key, text] as const),
)

describe('the answer to another question', () => {
  it.each(others)('at %s, to %s: %j is accepted as such, read back, or refused with the reason', (open, key, text) => {
    const meant = at(open, text)
    expect('answers' in meant ? keysIn(meant.answers) : [key]).toEqual([key])
    expect('reply' in meant ? meant.reply : null).not.toBe(notAnAnswerTexts.unsure(open))
  })

  it.each(values)('never changes a known %s to %j without asking', (key, text) => {
    const later = asked.slice(asked.indexOf(key) + 1)
    expect(later.filter((open) => at(open, text).kind === 'answers')).toEqual([])
  })

  it.each([
    ['number', '14020-260', { cep: '14020260' }],
    ['number', '14020260', { cep: '14020260' }],
    ['name', 'meu cep é 14020-260', { cep: '14020260' }],
    ['document', '(11) 98765-4321', { phone: '11987654321' }],
    ['phone', '39053344705', { document: '39053344705' }],
  ] as const)('at %s reads %j back', (open, text, answers) =>
    expect(at(open, text)).toEqual({ kind: 'readBack', answers }),
  )

  it.each([
    ['number', '14010-100', inOrderText([['cep', '14010-100']])],
    ['email', '16991234567', inOrderText([['phone', '(16) 99123-4567']])],
  ] as const)('at %s recognises the known value %j', (open, text, reply) =>
    expect(at(open, text)).toEqual({ kind: 'side', reply }),
  )

  it.each([
    ['number', 'não é 14020-260'],
    ['name', 'o cep do meu trabalho é 14020-260'],
    ['email', '12'],
  ] as const)('at %s reads nothing back of %j', (open, text) =>
    expect(at(open, text)).toMatchObject({ kind: 'refused' }),
  )
})

describe('an answer that its line contradicts', () => {
  it.each([
    ['number', 'na placa tá 87 mas os correio só acha pelo 78A, bota o da placa'],
    ['acceptPromotions', 'perai, o e-mail eu troquei uma letra, é sandra.mota@ e não sandro.mota@'],
    ['motherName', 'esqueci de dizer, meu sobrenome de casada caiu, agora assino só Marinalva Gomes Duarte'],
    ['document', 'num é o meu não, bota o do meu marido que é titular: 111 444 777 35, Osvaldo Brito'],
  ] as const)('at %s %j is never accepted without asking', (open, text) =>
    expect(at(open, text).kind).not.toBe('answers'),
  )
})

it.each([
  ['meio do mês, é quando entra o vale', { kind: 'side', reply: notAnAnswerTexts.dueDaysAt('meio', [10, 12, 15, 20]) }],
  ['vinte e cinco tá bom, fecho o caixa dia 22', { answers: { dueDate: '25' } }],
])('at dueDate %j', (text, heard) => expect(at('dueDate', text)).toMatchObject(heard))

describe('an answer with a doubt', () => {
  it.each([
    ['cep', 'acho que é 14020-260', { cep: '14020260' }],
    ['number', '35, se não me engano', { number: '35' }],
    ['complement', 'acho que não tem', { complement: 'sem complemento' }],
    ['motherName', 'deve ser Maria Lima', { motherName: 'Maria Lima' }],
    ['dueDate', 'acho melhor dia 5', { dueDate: '5' }],
    ['directDebit', 'acho que sim', { directDebit: 'sim' }],
  ] as const)('at %s %j is read back', (open, text, answers) =>
    expect(at(open, text)).toEqual({ kind: 'readBack', answers }),
  )

  it.each([
    ['plan', 'acho que 600 é muito'],
    ['cep', 'acho que é 14010'],
    ['number', 'acho que o do vizinho é 35'],
  ] as const)('at %s %j is none', (open, text) => expect(at(open, text)).toMatchObject({ kind: 'refused' }))
})
