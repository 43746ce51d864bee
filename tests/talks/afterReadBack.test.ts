import { expect, it } from 'vitest'
import { after, linesTo } from '../support/repliesTo.ts'

type At = Parameters<typeof linesTo>[0]
const early = ['100.000.001-08 e meu dia de folga é segunda, rola visita na segunda?', '10', 'boleto']
const visit = 'segunda 30 mas a tarde, de manha to dormindo. e o boleto vem no zap ou email'
const debit = ['poe no boleto então', 'volta pro debito, é banco do brasil ag 1234 conta 67890-1']
const likely = 'acho que quarta de manhã'
const payment = 'Ana Lima. acho que boleto'

it.each<[at: At, lines: readonly string[], said: RegExp]>([
  // A yes is to the read-back, and not to what was remembered of the visit before
  ['document', [...early, visit, 'confere'], /Tudo certo para finalizar/],
  ['document', [...early, visit, 'ué, segunda 30 a tarde, sim'], /Tudo certo para finalizar/],
  ['document', [...early, visit, 'confere. se eu me mudar antes de 1 ano pago multa?'], /Tudo certo para finalizar/],
  // Nothing is left behind at the last question
  [
    'directDebit',
    [...debit, 'a cleide trabaia de manha, entao so a tarde, pode ser na terça'],
    /débito automático.*visita ter.*Confere/s,
  ],
  // Only the other half of the same day is taken at once
  ['schedule', [likely, 'então de tarde'], /Tudo certo para finalizar/],
  ['schedule', [likely, 'e de tarde?'], /quarta, 25, à tarde.*Confere/s],
  ['schedule', [likely, 'qualquer dia de tarde'], /segunda, 23, à tarde/],
  ['schedule', [likely, 'de manhã ou de tarde'], /Confere/],
  // Nothing is denied, or only one answer
  ['name', [payment, 'não', 'nada, tudo certo'], /Prazer, Ana/],
  ['name', [payment, 'não', 'nada mudou só o boleto'], /Anotei: nome Ana Lima\. Confere/],
  // What is undecided is dropped
  ['name', [payment, 'isso do pagamento eu não decidi'], /Anotei: nome Ana Lima\. Confere/],
  ['name', [payment, 'sim, mas não decidi o pagamento ainda'], /Anotei: nome Ana Lima\. Confere/],
  ['name', [payment, 'calma, só queria saber se tem boleto'], /Anotei: nome Ana Lima\. Confere/],
])('at %s: %j', async (at, lines, said) => {
  expect(await after(...linesTo(at), ...lines)).toMatch(said)
})

it.each<[at: At, lines: readonly string[], said: RegExp]>([
  ['complement', ['bloco P apto 12'], /bloco P apto 12/],
  ['name', ['Carlos P Santos, 16 98765 4321'], /nome Carlos P Santos/],
  ['name', ['Mari', 'Mariana Souza'], /Prazer, Mariana/],
  ['directDebit', ['prefiro boleto, tenho medo de débito ok?'], /Certo, boleto/],
  ['acceptPromotions', ['num carece nao'], /data de nascimento/],
  ['account', ['não, boleto nao. débito automatico. a conta é 67890-1'], /conta.*Confere/],
  ['plan', ['o de 500 com hbo', 'volta pro de 500 normal'], /Anotei: plano 500 Mega\./],
  ['plan', ['o de 700 né'], /Boa escolha: 700 Mega/],
  ['plan', ['p mim o de 500'], /Boa escolha: 500 Mega/],
])('what is said is stored at %s: %j', async (at, lines, said) => {
  expect(await after(...linesTo(at), ...lines)).toMatch(said)
})

it('a home is no answer to the complement', async () => {
  const line = 'oi, acabei de acordar do plantão kkk quero ver internet aqui pra casa, vcs atendem ribeirão preto?'
  expect(await after(line)).not.toMatch(/complemento/)
})
