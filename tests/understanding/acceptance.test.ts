import { expect, it } from 'vitest'
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

it.each(['Tudo conforme. Aceito.', 'então tá, eu aceito, em nome de Jesus', 'ué, eu já disse que aceito. Aceito!'])(
  'an acceptance in a clause of its own is one: %j',
  (text) => expect(acceptsInClause(text)).toBe(true),
)

it.each([
  'aceito, tira o globoplay',
  'aceito, promoções sim',
  'vou pensar. aceito',
  'aceito, conforme o combinado',
  'aceito? não sei',
  'aceito. mas se não vierem eu cancelo',
  'aceito, só me diz o valor',
])('a clause that changes, puts off or asks keeps it from being one: %j', (text) =>
  expect(acceptsInClause(text)).toBe(false),
)
