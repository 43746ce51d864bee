import { describe, expect, it } from 'vitest'
import { linesTo, visitAfter as after } from '../support/repliesTo.ts'

type At = Parameters<typeof linesTo>[0]
const said = async (key: At, ...lines: readonly string[]) => (await after(...linesTo(key), ...lines)).said

describe('what a line tells plainly is taken', () => {
  it.each<[At, string, RegExp]>([
    ['phone', 'é nove nove dois oito um, trinta e três, quarenta e sete, o ddd é 62', /e-mail/],
    ['phone', 'é o 62 nove nove um oito sete meia meia três zero dois', /não é válido/],
    [
      'name',
      'não perguntei de aparelho, perguntei do débito, se tira sozinho. Eu quero boleto, fica quanto?',
      /Anotei: boleto/,
    ],
    ['plan', 'é aquele de 500 mesmo, o de 69 no boleto. e depois passa pra 99?', /Anotei: plano 500 Mega, boleto/],
  ])('at %s: %s', async (key, line, reply) => expect(await said(key, line)).toMatch(reply))
})

it('after a yes, the price is that of the payment', async () => {
  const lines = ['tá 7 então. no boleto, não quero banco mexendo na minha conta', 'confere. quanto fica então']
  expect(await said('dueDate', ...lines)).toMatch(/^Certo, boleto todo dia 7.*Preço: R\$\s69,99/s)
})

it('the reason of a later price is no price', async () =>
  expect(await said('name', 'vcs falaram 119 e depois vai pra 159. pq sobe')).toMatch(/promocional/))

it('an order waits where its visit is to have another hour', async () => {
  const lines = ['tá tudo certinho, só o moço tem que vir depois das duas viu, antes não tem ninguém. aceito']
  expect(await said('review', ...lines)).not.toContain('Pedido realizado')
})

it('all that is noted has what was told before its question', async () =>
  expect(await said('name', 'Ana Lima Souza, cpf 529.982.247-25', 'o que você tem anotado até agora?')).toMatch(
    /Até aqui anotei: .*CPF •••\.982\.247-••/,
  ))

it('nobody has to tell again what the line tells', async () =>
  expect(await said('plan', 'o de 500 no boleto, já falei, já tinha te dito')).not.toMatch(/Diga mais uma vez|repetir/))

it('a respelled name keeps its capital', async () =>
  expect(await said('motherName', 'Maria Aparesida Ferreira', 'o nome da mãe é aparecida com c')).toContain(
    'M•••• A•••• F••••',
  ))
