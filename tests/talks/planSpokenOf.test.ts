import { describe, expect, it } from 'vitest'
import { after, linesTo } from '../support/repliesTo.ts'

const reply = (asked: string, line: string) => after(...linesTo('plan'), asked, line)

describe('a plan that was just spoken of', () => {
  const apart = 'qual a diferença do 500 pro 600?'

  it.each(['quero ele', 'vai esse mesmo', 'pode ser'])('is taken by: %s', async (line) =>
    expect(await reply('quanto é o 700?', line)).toContain('Boa escolha: 700 Mega'),
  )

  it.each([
    ['o segundo', '600 Mega'],
    ['quero o primeiro', '500 Mega'],
    ['o maior', '600 Mega'],
    ['o mais caro dos dois', '600 Mega'],
    ['fico com o mais barato', '500 Mega'],
  ])('is one of two: %s', async (line, plan) => expect(await reply(apart, line)).toContain(`Boa escolha: ${plan}`))

  it.each([
    ['qual o upload do de 500 e do de 700?', 'e a diferença de preço entre os dois?', /R\$\s50,00 de diferença/],
    ['500 ou 700?', 'e o upload dos dois?', /250 Mega no de 500 Mega; 300 Mega no de 700 Mega/],
    ['tem fidelidade?', 'acho q vou de 700, mas pode ser 1 giga, ainda não sei', /R\$\s30,00 de diferença/],
    ['tem fidelidade?', 'compara 700 e 1 giga: upload e preço', /300 Mega.*R\$\s30,00 de diferença/s],
    ['tem fidelidade?', 'quanto tá o de 700 e o de giga', /R\$\s30,00 de diferença/],
    ['tem fidelidade?', 'o 300 serve?', /300 Mega não há/],
    ['tem fidelidade?', 'tem algum com futebol? quero ver o brasileirão', /Canais de TV não vêm/],
    ['tem fidelidade?', 'o de 500 vem só com a internet, sem nenhum serviço adicional?', /vem sem streaming/],
  ])('is compared: %s %s', async (asked, line, said) => expect(await reply(asked, line)).toMatch(said))

  it('is none of another speed, or of no speed', async () => {
    expect(await reply('o 600 tem wifi 6?', 'vai essa')).not.toContain('Boa escolha')
    expect(await reply('tem fidelidade?', 'pode ser')).not.toContain('Boa escolha')
    expect(await reply('tem fidelidade?', 'o segundo')).toContain('Boa escolha: 700 Mega')
  })
})
