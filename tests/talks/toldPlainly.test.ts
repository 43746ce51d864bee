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
    ['plan', '59 é mais barato que o meu então. mas esse débito tira da conta sozinho?', /Qual plano você quer\?/],
    ['plan', 'o mais barato, sem streaming nenhum, e me fala se tem multa se eu cancelar', /plano 500 Mega.*Confere/s],
    ['plan', 'aquele de 600 mesmo?', /Qual plano você quer\?/],
    ['dueDate', 'quero depois do dia 20, tem?', /dia 25/],
    ['directDebit', 'débito na conta do meu marido, pode? a minha é só poupança', /Quer pagar no débito automático\?/],
    ['schedule', 'depois das 14h qualquer dia, acordo tarde por causa do plantão', /à tarde\?/],
    ['motherName', 'oxente, o que minha mãe tem a ver com a internet?', /confirma que é você/],
  ])('at %s: %s', async (key, line, reply) => expect(await said(key, line)).toMatch(reply))
})

describe('at the review', () => {
  it('another number keeps the complement and the plan, if the rest is right', async () => {
    const reply = await said('review', 'o número tá errado, é 502 e não 35, o resto tá certo')
    expect(reply).toMatch(/Anotei: número 502.*Tudo certo para finalizar\?.*Plano:/s)
  })

  it('a question whether another plan is still possible changes it', async () =>
    expect(await said('review', 'acho que 500 mega é pouco, dá pra subir pro de 1 giga antes de fechar?')).toMatch(
      /Velocidade: 1 Giga/,
    ))

  it('an acceptance is heard before a question of something else', async () =>
    expect(await said('review', 'aceito. precisa ter alguém em casa no dia?')).toContain('Pedido realizado'))
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
