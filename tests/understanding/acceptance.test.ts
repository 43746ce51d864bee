import { expect, it } from 'vitest'
import { plainWords } from '../../src/api/contract/values/plainWords.ts'
import { accepts, acceptsInClause, agrees } from '../../src/understanding/acceptance.ts'

it.each(['ta nos trinques', 'conferi linha por linha nada a reparar', 'fechou mermao ta redondinho'])(
  'agreement in the words of a region is agreement, and accepts nothing: %j',
  (words) => expect([agrees(words), accepts(words)]).toEqual([true, false]),
)

it.each(['aceito aceito', 'asseito', 'concordo e aceito'])('an acceptance is one however it is written: %j', (words) =>
  expect(accepts(words)).toBe(true),
)

it.each(['aceito nada', 'aceito amanha', 'aceito tira o globoplay', 'aceito ate parece', 'aceito e souza com z'])(
  'an acceptance with anything else beside it is none: %j',
  (words) => expect(accepts(words)).toBe(false),
)

it.each([
  'Tudo conforme. Aceito.',
  'então tá, eu aceito, em nome de Jesus. Que dê tudo certo',
  'ué, eu já disse que aceito. Aceito!',
  'pode fechar, eu aceito',
  'Então aceito. Pode fazer o pedido, por favor, e muito obrigada pela paciência.',
  'Então aceito, meu fi! Pode fechar',
  'Aceito, sim senhor. Muito obrigado pela paciência',
  'aceito e seja o que Deus quiser',
])('an acceptance with nothing but agreement beside it is one: %j', (text) =>
  expect(accepts(plainWords(text))).toBe(true),
)

it.each([
  'aceito, é na casa dos fundos',
  'aceito, com HBO',
  'aceito! Bianca Souza',
  'aceito, avisa minha irmã',
  'desisto. aceito',
  'aceito conforme o combinado',
])('an acceptance with what nobody taught beside it is none until its meaning was told: %j', (text) =>
  expect(accepts(plainWords(text))).toBe(false),
)

it.each([
  'aceito, tira o globoplay',
  'aceito, promoções sim',
  'aceito, é na casa dos fundos',
  'aceito, com HBO',
  'vou pensar. aceito',
  'desisto. aceito',
  'aceito, conforme o combinado',
  'aceito? não sei',
  'aceito. mas se não vierem eu cancelo',
  'aceito, só me diz o valor',
  'aceito, por enquanto',
  'aceito, é brincadeira',
  'aceito! Bianca Souza',
  'aceito, na semana que vem',
  'aceito, no boleto',
])('nor then, with what changes, puts off or asks: %j', (text) => expect(acceptsInClause(text)).toBe(false))
