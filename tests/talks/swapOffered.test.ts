import { expect, it } from 'vitest'
import { after, linesTo, visitAfter } from '../support/repliesTo.ts'

type At = Parameters<typeof linesTo>[0]
const price = 'e o de 700 quanto fica?'
const offer = /R\$\s109,99.*diga “troca para o 700 Mega”/s

it.each<[at: At, line: string, said: RegExp]>([
  ['review', 'posso pegar o de 700?', offer],
  ['review', 'posso pegar o de 700', offer],
  ['review', 'minha mulher prefere o de 700', offer],
  ['review', 'meu filho pediu o de 700 em vez do 500', offer],
  ['review', 'dá pra ser no boleto?', /R\$\s69,99.*diga “muda para boleto”/s],
  ['email', 'minha mulher prefere o de 700', offer],
  ['schedule', 'acho que o de 700 é melhor', offer],
  ['name', 'qual a diferença pro de 700?', /R\$\s50,00 de diferença.*diga “troca para o 700 Mega”/s],
  ['review', 'quanto fica no 700?', offer],
  ['review', 'quanto fica a mais o de 700 do que o de 500?', offer],
  ['review', 'aceito o de 700', offer],
  ['review', 'aceito no boleto', /diga “muda para boleto”/],
  ['motherName', 'Rosangela Ferreira. trocou pro 700 ne?', offer],
  ['document', '52998224725 me responde se ta 700', offer],
  ['review', 'o de 500 mesmo', /Já está assim: plano 500 Mega/],
  ['review', 'prefiro débito', /Já está assim: débito automático/],
  ['review', 'vou viajar no dia do débito', /^(?!.*Já está assim)/s],
  ['review', 'moro na rua 700', /^(?!.*troca para)/s],
  ['review', 'prefiro o de 500 ao de 700', /^(?!.*troca para)/s],
  ['birthDate', '10/10/1980. meu vizinho tem o de 700', /^(?!.*troca para)/s],
  ['name', 'Ana Lima. vou pagar 700 por mes de aluguel', /^(?!.*troca para)/s],
  ['phone', '16987651700, pode ligar depois das 700', /^(?!.*troca para)/s],
  ['agency', 'agencia 700', /^(?!.*troca para)/s],
  ['review', '500 eu quis dizer', /Já está assim: plano 500 Mega/],
  ['review', 'dá pra ser débito?', /Já está assim: débito automático/],
  ['review', 'qual o mais barato?', /500 Mega sai por/],
  ['review', 'o de 700 tem multa?', /multa/],
  ['review', 'o boleto chega por email', /^A fatura chega/],
  ['review', 'esqueci de pagar o boleto da outra internet', /^(?!.*(?:Anotei|diga “muda))/s],
  ['review', 'hoje tenho 600 mega na vivo', /^(?!.*troca para)/s],
  ['review', 'minha mãe mora no 700', /^(?!.*troca para)/s],
  ['review', 'tenho 500 amigos', /^(?!.*Já está assim)/s],
  ['review', 'entre o de 500 e o de 700 fico com o de 500', /^(?!.*troca para)/s],
  ['done', 'e o de 700 quanto fica?', /R\$\s109,99(?!.*diga)/s],
  ['review', 'não quero o de 700', /^(?!.*troca para)/s],
  ['phone', '700', /^(?!.*troca para)/s],
  ['plan', 'qual a diferença pro de 700?', /^(?!.*troca para)/s],
])('another plan or payment is offered at %s: %s', async (at, line, said) => {
  expect(await after(...linesTo(at), line)).toMatch(said)
})

it.each<[at: At, asked: string, line: string, said: RegExp]>([
  ['review', price, 'sim quero', /Anotei: plano 700 Mega.*R\$\s50,00 a mais/s],
  ['review', price, 'então troca pra esse', /Anotei: plano 700 Mega/],
  ['review', price, 'vou com ele', /Anotei: plano 700 Mega/],
  ['review', 'se for boleto fica quanto?', 'então pode ser', /Anotei: boleto/],
  ['phone', price, 'sim', /Anotei: plano 700 Mega/],
  ['review', 'quanto fica o de 700 no boleto?', 'quero esse', /Anotei: boleto, plano 700 Mega/],
  ['acceptPromotions', price, 'quero esse', /Anotei: plano 700 Mega/],
])('the offer is taken at %s: %s %s', async (at, asked, line, said) => {
  expect(await after(...linesTo(at), asked, line)).toMatch(said)
})

it.each<[line: string, said: RegExp]>([
  ['sim', /como está, diga “aceito”.*diga “troca para o 700 Mega”/s],
  ['aceito', /como está, diga “aceito”.*diga “troca para o 700 Mega”/s],
  ['não', /Já está assim: plano 500 Mega/],
  ['fico', /./],
  ['pode ser que sim', /./],
  ['ela quer', /./],
  ['esse mesmo', /como está, diga “aceito”.*diga “troca para o 700 Mega”/s],
  ['deixa como está', /Já está assim: plano 500 Mega/],
])('nothing is changed or ordered by %s right after an offer at the review', async (line, said) => {
  const { said: reply, stands } = await visitAfter(...linesTo('review'), price, line)
  expect(reply).toMatch(said)
  expect(stands).toEqual((await visitAfter(...linesTo('review'))).stands)
})

it.each<[lines: readonly string[], said: RegExp]>([
  [['aceito', 'aceito'], /Pedido realizado/],
  [['aceito o de 500'], /Pedido realizado/],
  [['aceito', 'aceito esse'], /diga “troca para o 700 Mega”/],
  [['vou ficar com esse'], /Anotei: plano 700 Mega/],
  [['fico com ele'], /Anotei: plano 700 Mega/],
  [['sim', 'quero'], /Anotei: plano 700 Mega/],
  [['sim', 'sim'], /É o de 500 Mega/],
])('what was offered is told from the order by %j', async (lines, said) => {
  expect(await after(...linesTo('review'), price, ...lines)).toMatch(said)
})

it('takes a yes to the open question for that question', async () => {
  expect(await after(...linesTo('acceptPromotions'), price, 'quero')).toMatch(/ofertas/)
})

it('does not order the same plan by another payment than was offered', async () => {
  expect(await after(...linesTo('review'), 'quanto fica o de 500 no boleto?', 'aceito o de 500')).toMatch(
    /diga “muda para boleto”/,
  )
})
