import { describe, expect, it } from 'vitest'
import { after, linesTo } from '../support/repliesTo.ts'

const reply = (asked: string, line: string) => after(...linesTo('plan'), asked, line)

describe('a plan that was just spoken of', () => {
  const apart = 'qual a diferença do 500 pro 600?'

  it.each(['quero ele', 'vai esse mesmo', 'pode ser'])('is taken by: %s', async (line) =>
    expect(await reply('quanto é o 700?', line)).toContain('Boa escolha: 700 Mega'),
  )

  it.each([
    ['o segundo', '600 Mega'],
    ['quero o primeiro', '500 Mega'],
    ['o maior', '600 Mega'],
    ['o mais caro dos dois', '600 Mega'],
    ['fico com o mais barato', '500 Mega'],
  ])('is one of two: %s', async (line, plan) => expect(await reply(apart, line)).toContain(`Boa escolha: ${plan}`))

  it('is none of another speed, or of no speed', async () => {
    expect(await reply('o 600 tem wifi 6?', 'vai essa')).not.toContain('Boa escolha')
    expect(await reply('tem fidelidade?', 'pode ser')).not.toContain('Boa escolha')
    expect(await reply('tem fidelidade?', 'o segundo')).toContain('Boa escolha: 700 Mega')
  })
})
