import { expect, it } from 'vitest'
import { after, linesTo, visitAfter } from '../support/repliesTo.ts'

it.each<[line: string, said: RegExp]>([
  ['posso atrasar o boleto', /15 dias/],
  ['posso pagar o boleto na lotérica', /lotérica/],
  ['dá pra jogar com 600 mega', /jog/],
  ['consigo assistir globoplay com o de 600', /./],
  ['dá pra ver a fatura dia 20', /e-mail/],
  ['posso sair quarta de tarde', /./],
  ['posso pagar todo dia 20 no pix?', /Pix não dá/],
  ['dá pra pagar dia 20 a primeira?', /primeira fatura/],
  ['tenho medo de débito, boleto muda o preço?', /R\$\s69,99/],
  ['dá pra usar a internet na segunda de tarde já', /./],
  ['posso mudar pra boleto depois', /mud/],
  ['149 ficou salgado hein, dos q vc falou o de 700 no boleto qnt dá', /700 Mega.*R\$\s119,99 no boleto/s],
  ['não tem problema ser segunda', /^(?!.*Fica terça)/s],
  ['dá para vir dia 25', /Fica quarta, 25/],
  ['posso ficar dia 25 em casa', /./],
  ['dá pra ficar quarta de manhã sem luz', /./],
  ['se vou de boleto, quanto fica', /R\$\s69,99/],
  ['tem data antes?', /Antes da que você escolheu não há/],
  ['tem algum plano acima de 500?', /700 Mega, R\$\s109,99/],
  ['tem plano mais barato que o de 500?', /^Não: o de 500 Mega é o mais barato/],
  ['o mais barato tem globoplay?', /Globoplay/],
  ['tem de 300?', /300 Mega não há/],
  ['somos quatro em casa, aguenta?', /500 Mega dá conta(?!.*Para levar)/s],
  ['ué mas não era 49,99?', /^Não/],
  ['depois de fechado o pedido, dá pra remarcar?', /Remarcar não custa nada/],
  ['muda a visita pra quinta', /Fica quinta, 26/],
  ['posso ver o contrato antes?', /^O contrato/],
  ['vem alguém dia 25?', /./],
  ['dá pra vir mais alguém dia 25', /./],
  ['dá pra pagar dia 20, tem multa?', /./],
  ['dá pra pagar dia 20 no boleto se o débito falhar?', /./],
  ['muda o boleto da vivo pra cá', /./],
  ['se segunda chover, muda pra terça de manhã', /./],
  ['a internet do 500, se eu quiser trocar por uma mais barata depois pode?', /fidelidade/],
  ['aguenta a chuva?', /chuva/],
  ['a multa era 25,00?', /R\$\s25,00/],
  ['tem algum plano com globoplay mais barato?', /Com Globoplay, aqui: 600/],
  ['muda pra boleto? não, só perguntei', /./],
  ['tem dia mais cedo pra pagar?', /^(?!.*visita livre)/s],
  ['segunda não estarei, meu filho vai abrir', /18 anos/],
  ['quando eu casar, muda pro de 700', /Confira com calma/],
  ['muda pro de 700 quando eu casar', /Confira com calma/],
  ['se eu mudar de casa, como troca o endereço', /103 41/],
  ['depois que instalar muda o preço', /R\$\s99,99/],
  ['se der certo, põe o de 700', /Confira com calma/],
  ['quando meu filho vier, muda pra boleto', /Confira com calma/],
  ['se minha mãe deixar, muda pra terça de manhã', /Confira com calma/],
])('nothing changes at the review by: %s', async (line, said) => {
  const { said: reply } = await visitAfter(...linesTo('review'), line)
  expect(reply).toMatch(said)
  expect(reply).not.toMatch(/Anotei/)
})

it.each<[line: string, said: RegExp]>([
  ['dá pra pagar dia 20', /Anotei: vencimento todo dia 20/],
  ['dá pra pagar dia 20 em vez de 10?', /Anotei: vencimento todo dia 20/],
  ['segunda tenho médico, muda pra terça de manhã', /Anotei: visita ter/],
  ['muda p boleto', /Anotei: boleto/],
  ['se eu gostar depois eu aumento. agora muda pra boleto', /Anotei: boleto/],
  ['depois que vi a fatura, muda pra boleto', /Anotei: boleto/],
  ['só perguntei do 700, muda pra boleto', /Anotei: boleto/],
  ['muda pra boleto do outro jeito', /Anotei: boleto/],
  ['segunda minha filha se forma, muda pra terça de manhã', /Anotei: visita ter/],
  ['põe vencimento dia 15 e a visita na quinta', /Fica quinta, 26.*Anotei: vencimento todo dia 15/s],
  ['se puder, muda pra terça de manhã', /Anotei: visita ter/],
  ['quando der, muda pra terça de manhã', /Anotei: visita ter/],
  ['quando vence? muda pro dia 15', /Anotei: vencimento todo dia 15/],
  ['quando vi o preço gostei, muda pro de 700', /Anotei: plano 700/],
  ['muda pra boleto, não quero mais boleto da vivo', /Anotei: boleto/],
  ['coloca dia 20, esqueci de pagar a do mês passado', /Anotei: vencimento todo dia 20/],
  ['quero mudar o número pra 700', /Anotei: número 700\./],
  ['muda o vencimento pra 15 e a visita pra quinta', /Fica quinta, 26.*Anotei: vencimento todo dia 15/s],
  ['dá pra vir quarta de tarde', /Anotei: visita qua/],
  ['posso só na quarta de tarde', /Anotei: visita qua/],
  ['vou de boleto, quanto fica', /Anotei: boleto/],
  ['muda p tarde', /Anotei: visita seg\., 23 de novembro, Tarde/],
  ['tenho medo do débito, muda pra boleto?', /Anotei: boleto/],
  ['quarta de tarde e me liga antes', /Anotei: visita qua/],
  ['dia 25 de manhã, avisa o técnico', /Anotei: visita qua/],
  ['se for possível, dá pra mudar a visita pra quarta de tarde?', /Anotei: visita qua/],
  ['a gente preferia boleto, dá pra mudar se for sem custo?', /Anotei: boleto/],
])('the order is changed at the review by: %s', async (line, said) => {
  expect(await after(...linesTo('review'), line)).toMatch(said)
})

it('a word of checking asks for the acceptance at the review', async () => {
  expect(await after(...linesTo('review'), 'confere')).toMatch(/Falta só o seu aceite/)
})

it.each([
  'aceito véi',
  'aceito galera',
  'ué não fechou ainda? aceito',
  'deixa no meu nome mesmo. aceito',
  'aceito então e quando vem a primeira conta',
])('the order is placed by: %s', async (line) => {
  expect(await after(...linesTo('review'), line)).toMatch(/Pedido realizado/)
})

it.each([
  'aceito desconto',
  'aceito sms',
  'aceito upgrade',
  'aceito. ah deixa quieto',
  'deixa no meu marido, aceito',
  'aceito, é terça de manhã né',
  'aceito, o plano é o de 700 né',
  'aceito, 59,99 pra sempre né',
  'aceito, a visita de segunda é paga né',
  'aceito, já foi?',
  'aceito velho plano',
  'aceito tia ajudar',
  'aceito, o pagamento é dia 23 né',
  'aceito, a visita é no dia 10 né',
  'não foi? pensei que já tinha aceito',
])('no order is placed by: %s', async (line) => {
  expect(await after(...linesTo('review'), line)).not.toMatch(/Pedido realizado/)
})

it('an earlier visit opens the visits', async () => {
  const later = 'muda a visita pra segunda de tarde'
  const lines = [later, 'não tem nada mais cedo?', 'sim']
  expect(await after(...linesTo('review'), later)).toMatch(/Tarde/)
  const { stands } = await visitAfter(...linesTo('review'), ...lines)
  expect(stands).toEqual((await visitAfter(...linesTo('review'))).stands)
})
