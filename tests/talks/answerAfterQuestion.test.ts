import { describe, expect, it } from 'vitest'
import { linesTo, visitAfter as after } from '../support/repliesTo.ts'

const said = async (key: Parameters<typeof linesTo>[0], ...lines: string[]) =>
  (await after(...linesTo(key), ...lines)).said

describe('an answer after a question', () => {
  it.each([
    ['directDebit', 'quais bancos vocês aceitam? boleto', 'Certo, boleto'],
    ['number', 'a taxa de instalação é quanto mesmo? 35', 'Anotei: número 35'],
    ['cep', 'serve o do trabalho? 14010100', 'Anotei: CEP 14010-100'],
  ] as const)('at %s is heard: %s', async (key, line, read) => expect(await said(key, line)).toContain(read))

  it('a question that begins like one has its reply without a mark', async () =>
    expect(await said('schedule', 'sexta de manhã, que horas que é cada período')).toMatch(/^De segunda a sábado/))

  it('a number with the words of its choice is that choice', async () =>
    expect(await said('directDebit', '1 débito')).toMatch(/^Certo, débito automático/))
})

describe('a question is met', () => {
  it.each([
    ['cep', 'isso aqui é da tim mesmo? pq apareceu num anúncio', /Aqui você fala com a própria/],
    ['cep', 'tem alguém aí ou é robô', /assistente virtual/],
    ['number', 'pode ser no meu nome, né? a casa é da minha mãe', /quem assina, que pode ser você/],
    ['name', 'quero falar com uma pessoa, tô conversando com a parede', /Uma pessoa atende você/],
    ['birthDate', '22/09/1971. Para que finalidade é exigida a data de nascimento?', /18 anos/],
    ['birthDate', '8/9/1954. E o CPF, os senhores vão precisar?', /O CPF serve só para/],
    ['dueDate', 'passei no cpf? foi aprovado?', /^Depois das respostas há uma análise/],
    ['schedule', 'trabalham de sábado?', /para sábado/],
  ] as const)('at %s: %s', async (key, line, reply) => expect(await said(key, line)).toMatch(reply))
})

describe('whoever says that a question was not answered', () => {
  it('is handed over, and does not hear the same words again', async () => {
    const asked = 'como é o reajuste?'
    const first = await said('name', asked)
    const second = await said('name', asked, 'você não respondeu: o reajuste é quando?')
    expect(first).toContain('IPCA')
    expect(second).not.toContain('IPCA')
    expect(second).toContain('mais do que já disse eu não sei')
  })
})

describe('below a reply', () => {
  it('the plans are asked for in few words, and how to see them is said once', async () => {
    const lines = ['é grátis a instalação?', 'tem multa?']
    const [one, two] = [await said('plan', ...lines.slice(0, 1)), await said('plan', ...lines)]
    expect(one).toMatch(/\nQual plano você quer\?\nAs opções são as mesmas/)
    expect(two).toMatch(/\nQual plano você quer\?$/)
  })
})
