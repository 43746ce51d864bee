import { describe, expect, it } from 'vitest'
import { after, linesTo, visitAfter } from '../support/repliesTo.ts'

const at = (question: 'name' | 'motherName', ...lines: string[]) => visitAfter(...linesTo(question), ...lines)

describe('a name in parts', () => {
  it.each(['Zuleide', 'zuleide', 'me chamo zuleide'])('asks for the family name after: %s', async (line) => {
    const { said, stands } = await at('name', line)
    expect(said).toBe('Prazer, Zuleide! E o sobrenome?')
    expect(stands).not.toContain('name')
  })

  it.each(['Moraes', 'é moraes', 'meu sobrenome é Moraes', 'da Silva', 'Zuleide Moraes'])(
    'is whole with: %s',
    async (line) => expect((await at('name', 'zuleide', line)).said).toMatch(/^Prazer, Zuleide\. Qual é o seu celular/),
  )

  it('is kept beside a question', async () => {
    const { said } = await at('name', 'Zuleide. mas tem fidelidade?')
    expect(said).toMatch(/12 meses.* Prazer, Zuleide! E o sobrenome\?$/)
    expect((await at('name', 'é zuleide, tem multa?', 'e o preço?', 'moraes')).stands).toContain('name')
  })

  it.each(['moraes da silva', 'aff'])('is read back with: %s', async (line) => {
    const { said, stands } = await at('name', 'zuleide', line)
    expect(said).toContain(`Anotei: nome Zuleide`)
    expect(stands).not.toContain('name')
  })

  it.each([
    ['aparecida dos santos. pra que vc precisa do meu nome inteiro?', 'nome Neide Aparecida dos Santos. Confere?'],
    ['aparecida dos santos e o celular é 16 99123 4567', 'nome Neide Aparecida dos Santos, celular (16) 99123-4567'],
    ['dos santos lima, quero o de 700', 'nome Neide dos Santos Lima'],
  ])('keeps its first part beside other words: %s', async (line, name) =>
    expect((await at('name', 'neide', line)).said).toContain(name),
  )

  it.each(['não', 'calma', 'ta certo', 'nao tenho sobrenome', 'gostei'])('has no family name in: %s', async (line) => {
    const { said, stands } = await at('name', 'zuleide', line)
    expect(said).not.toContain('Zuleide')
    expect(stands).not.toContain('name')
  })

  it('is not begun by courtesy', async () =>
    expect(await after(...linesTo('name'), 'beleza, tem multa?')).not.toContain('sobrenome'))

  it('may be the mother’s, which no reply repeats', async () => {
    expect((await at('motherName', 'Raimunda')).said).toBe('E o sobrenome dela?')
    expect((await at('motherName', 'Raimunda', 'Souza')).stands).toContain('motherName')
    expect((await at('motherName', 'Raimunda', 'Souza da Luz')).said).toContain('R••••')
  })
})
