import { expect, it } from 'vitest'
import { accepts, acceptsFirst, agrees } from '../../src/understanding/acceptance.ts'

it.each([
  'aceito, parece até casamento',
  'aceito aceito aceito, que alegria kkkk',
  'concordo. bora instalar essa belezura',
])('an acceptance with a remark that changes nothing is one: %j', (text) => expect(acceptsFirst(text)).toBe(true))

it.each([
  'aceito, desde que não tenha taxa',
  'aceito, só que depois',
  'aceito, e a oferta por e-mail não precisa',
  'aceito. muda o dia',
  'não li, aceito',
  'aceito',
])('no other line is one by its first words: %j', (text) => expect(acceptsFirst(text)).toBe(false))

it.each(['ta nos trinques', 'conferi linha por linha nada a reparar', 'fechou mermao ta redondinho'])(
  'agreement in the words of a region is agreement, and accepts nothing: %j',
  (words) => expect([agrees(words), accepts(words)]).toEqual([true, false]),
)
