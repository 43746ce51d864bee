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
  ['name', [payment, 'não', 'nada não'], /Prazer, Ana/],
  ['name', [payment, 'não', 'nada tá diferente, tudo certo'], /Prazer, Ana/],
  ['name', [payment, 'não', 'o boleto está errado, mais nada'], /Anotei: nome Ana Lima\. Confere/],
  ['name', [payment, 'não', 'não quero nada'], /não anotei nada disso/],
  ['name', [payment, 'não', 'nada tá certo'], /^(?!.*Prazer)/s],
  ['name', [payment, 'o nome está errado, o boleto tá certo'], /^(?!.*Prazer)/s],
  ['document', ['acho que é 52998224725', 'quase, o cpf tá certo menos o último'], /Confere/],
  ['document', ['acho que é 52998224725', 'o cpf da minha mãe tá certo'], /Confere/],
  ['name', [payment, 'não', 'os dois tão certos'], /Prazer, Ana/],
  ['name', [payment, 'não', 'na verdade tá tudo certo'], /Prazer, Ana/],
  ['name', [payment, 'não', 'tudo certo sim'], /Prazer, Ana/],
  ['name', [payment, 'só perguntei do boleto, não confere'], /isso eu tirei/],
  ['name', ['Zuleide', 'Moraes, quero o de 700'], /Anotei: nome Zuleide Moraes, plano 700 Mega/],
  ['name', ['Zuleide', 'Santos, digo, Souza'], /^(?!.*Prazer)/s],
  ['review', ['avisa o técnico que tem cachorro, sobe pra 700'], /“tem cachorro”/],
  ['schedule', [likely, 'não de manhã, nem de tarde'], /Confere/],
  ['acceptPromotions', ['carece não, o email é dela, e vou precisar estar lá no dia?'], /^(?!.*Confere)/s],
  ['name', ['priscila', 'Moreira Lopes. quanto tempo demora pra instalar?'], /nome priscila Moreira Lopes\. Confere/i],
  ['plan', ['minha patroa falou do de 59,99 o que vem nele'], /vem sem streaming(?!.*Anotei)/s],
  ['plan', ['kkk mano esse é o de 500. o de 2 giga puro existe?'], /^(?!.*Boa escolha)/s],
  ['complement', ['dá pra marcar mais pra frente, depois que eu pintar?'], /^(?!.*Anotei)/s],
  ['complement', ['falei errado é 53 nao 35 e é casa sem complemento'], /número 53, sem complemento\. Confere/],
  ['review', ['avisa o técnico que é nos fundos, entra pelo corredor'], /“é nos fundos, entra pelo corredor”/],
  ['name', [payment, 'não', 'o nome tá certo'], /nome Ana Lima, boleto\. Confere/],
  ['email', ['ana@gmail.com. acho que quero promoções', 'não', 'não quero receber nada'], /não anotei nada disso/],
  ['document', ['52998224725. é seguro? minha filha fala de golpe', 'o cpf ta certo, recebo dia 5'], /diga “dia 7”/],
  [
    'directDebit',
    ['no débito eu ainda posso ver a fatura antes do desconto?'],
    /cinco dias antes de vencer(?!.*Confere)/s,
  ],
  // The rest of a line after a yes is heard at the review too
  ['schedule', [likely, 'confere. troca pro 700'], /Anotei: plano 700 Mega/],
  ['schedule', [likely, 'melhor de tarde porque de manhã trabalho'], /Tudo certo para finalizar/],
  ['schedule', [likely, 'de manhã não, de tarde'], /Tudo certo para finalizar/],
  // What is undecided is dropped
  ['name', [payment, 'isso do pagamento eu não decidi'], /Anotei: nome Ana Lima\. Confere/],
  ['name', [payment, 'sim, mas não decidi o pagamento ainda'], /Anotei: nome Ana Lima\. Confere/],
  ['name', [payment, 'calma, só queria saber se tem boleto'], /Anotei: nome Ana Lima\. Confere/],
  ['name', [payment, 'só queria saber se o boleto é mais caro'], /Anotei: nome Ana Lima\. Confere/],
])('at %s: %j', async (at, lines, said) => {
  expect(await after(...linesTo(at), ...lines)).toMatch(said)
})

it.each<[at: At, lines: readonly string[], said: RegExp]>([
  ['complement', ['bloco P apto 12'], /bloco P apto 12/],
  ['name', ['Carlos P Santos, 16 98765 4321'], /nome Carlos P Santos/],
  ['name', ['Mari', 'Mariana Souza'], /Prazer, Mariana/],
  ['directDebit', ['prefiro boleto, tenho medo de débito ok?'], /Certo, boleto/],
  [
    'directDebit',
    ['não tenho medo de débito, no boleto é mais caro né? pode ser débito'],
    /débito automático\. Confere/,
  ],
  ['directDebit', ['tenho medo de débito, vou no boleto tá?'], /Anotei: boleto\. Confere/],
  ['directDebit', ['eu falei 700, bora no 700. e debito sim'], /R\$\s109,99.*Anotei: plano 700 Mega/s],
  ['birthDate', ['bora no 700 entao, racha por 4. 09/08/1994'], /Anotei: plano 700 Mega.*nome da sua mãe/s],
  ['email', ['quanto fica o de 700 no boleto?', 'quero esse'], /Anotei: plano 700 Mega, boleto/],
  ['acceptPromotions', ['num carece nao'], /data de nascimento/],
  ['account', ['não, boleto nao. débito automatico. a conta é 67890-1'], /conta.*Confere/],
  ['plan', ['o de 500 com hbo', 'volta pro de 500 normal'], /Anotei: plano 500 Mega\./],
  ['plan', ['o de 700 né'], /Boa escolha: 700 Mega/],
  ['plan', ['p mim o de 500'], /Boa escolha: 500 Mega/],
])('what is said is stored at %s: %j', async (at, lines, said) => {
  expect(await after(...linesTo(at), ...lines)).toMatch(said)
})
