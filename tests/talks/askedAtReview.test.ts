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
  ['segunda não estarei, meu filho vai abrir', /18 anos/],
])('nothing changes at the review by: %s', async (line, said) => {
  const { said: reply } = await visitAfter(...linesTo('review'), line)
  expect(reply).toMatch(said)
  expect(reply).not.toMatch(/Anotei/)
})

it.each<[line: string, said: RegExp]>([
  ['dá pra pagar dia 20', /Anotei: vencimento todo dia 20/],
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
