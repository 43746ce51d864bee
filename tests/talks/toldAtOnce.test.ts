import { describe, expect, it } from 'vitest'
import { linesTo, visitAfter as after } from '../support/repliesTo.ts'

type At = Parameters<typeof linesTo>[0]
const said = async (key: At, line: string) => (await after(...linesTo(key), line)).said

describe('a likely answer that no word disputes', () => {
  it.each([
    ['number', '502 mas me diz uma coisa, vocês têm plano de 500?', /^Anotei: número 502\..*Tem complemento\?/s],
    [
      'name',
      'Osvaldo Pereira Dantas. Pode me dizer para que serve o CPF?',
      /^Anotei: nome Osvaldo.*celular com DDD\?/s,
    ],
    ['email', 'valdeci taxi arroba hotmail ponto com, tudo junto', /nascimento\?|promoções por e-mail\?/],
    ['cep', 'salve mano, quero 1 giga que eu faço live na twitch, 14010100 num 35, tem aí?', /Qual é o número\?/],
  ] as const)('is taken and told at %s: %s', async (key, line, reply) => {
    const heard = await said(key, line)
    expect(heard).toMatch(reply)
    expect(heard).not.toContain('Confere?')
  })

  it('is changed in the next line', async () => {
    const { said: reply } = await after(
      ...linesTo('number'),
      '502 mas me diz uma coisa, vocês têm plano de 500?',
      'errado',
    )
    expect(reply).toMatch(/Qual é o número\?\nPara deixar como estava/)
  })

  it.each([
    ['cep', 'acho que é 14010-100'],
    ['number', 'é o 77, e o carteiro leva sempre pro 79'],
    ['plan', 'quero o de 500 no débito'],
    ['motherName', 'Marlene Tavarez, Tavares com s'],
    [
      'schedule',
      'que técnico? nem veio ainda. pode ser na terça de tarde, de manhã é a fornada. e ele vem com crachá?',
    ],
    ['document', 'é seguro passar o 529.982.247-25?'],
  ] as const)('is read back at %s, where one does: %s', async (key, line) =>
    expect(await said(key, line)).toContain('Confere?'),
  )
})

describe('a yes to what was read back', () => {
  it.each([
    ['acho que é Ana Lima Souza, 16 99123-4567', 'siiim', /e-mail\?/],
    [
      'acho que é Ana Lima Souza, 16 99123-4567',
      'confere siiim 🙌 quando vocês vêm instalar?',
      /dois dias depois.*e-mail\?/s,
    ],
  ])('%s, %s', async (first, line, reply) => expect((await after(...linesTo('name'), first, line)).said).toMatch(reply))

  it('is one, if a question behind it names one of the days', async () => {
    const days = 'acho que sábado de manhã ou segunda de tarde'
    const { said: reply } = await after(...linesTo('schedule'), days, 'confere isso mesmo. sábado vem que horas?')
    expect(reply).toContain('Tudo certo para finalizar?')
  })
})

it.each(['errei', 'tá errado', 'ops, digitei errado', 'você anotou errado'])('%s opens the last answer', async (line) =>
  expect(await said('phone', line)).toMatch(/^Como você se chama\?\nPara deixar como estava/),
)

describe('a plan that a question is about', () => {
  it.each([
    'e o de 600 com globoplay, é o globoplay sem propaganda? minha mãe assiste novela',
    'e o de 1 giga, vale a pena?',
    'o de 500, dá pra 4 pessoas?',
    'o de 89,99 com hbo, o hbo é o completo?',
  ])('is not chosen: %s', async (line) => expect(await said('plan', line)).toContain('Qual plano você quer?'))

  it.each([
    ['o de 500, quando vocês instalam?', /A instalação é a partir de dois dias.*Como você se chama\?/s],
    ['o de 700 mega. multa tem?', /A multa é de R\$\s25,00.*Como você se chama\?/s],
  ])('is chosen beside a question about something else: %s', async (line, reply) =>
    expect(await said('plan', line)).toMatch(reply),
  )
})
