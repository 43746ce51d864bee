import { describe, expect, it } from 'vitest'
import { after, afterIn, linesTo } from '../support/repliesTo.ts'

/** Visits are free from Wednesday, 25 November to 9 December. */
const toSchedule = linesTo('schedule', { directDebit: 'boleto', bank: '', agency: '', account: '' })
const half = { m: 'Manhã', t: 'Tarde' } as const
/** Matches exactly the visits of '25t 26m' in a reply. */
const datesOf = (visits: string) =>
  new RegExp(
    `[Vv]isita:? ${visits
      .split(' ')
      .map((one) => `\\S+, ${Number(one.slice(0, 2))} de \\S+, ${one.endsWith('m') ? half.m : half.t} \\([^)]*\\)`)
      .join('(?:,| ou) ')}(?:\\.|$)`,
    'm',
  )

describe('a visit in one line', () => {
  it.each([
    ['segunda dia 30 de manhã. ah não, põe de tarde', '30t'],
    ['segunda dia 30 de manhã. ah não, de manhã eu levo minha mãe no médico, põe de tarde', '30t'],
    ['quarta de manhã, aliás de tarde', '25t'],
    ['quarta de manhã, não, à tarde', '25t'],
    ['quarta de manhã, opa, quinta', '26m'],
    ['dia 26 de manhã, digo, 27', '27m'],
    ['quinta feira dia 26 de manhã que eu falei quarta eu não posso', '26m'],
    ['de manhã eu vendo na rua, só posso de tardi. sexta de tardi, tá bão', '27t'],
    ['sexta, qualquer hora', '27m 27t'],
    ['quinta, o horário tanto faz', '26m 26t'],
  ])('%s', async (line, dates) => expect(await after(...toSchedule, line)).toMatch(datesOf(dates)))

  it('one that a correction leaves open is read back', async () =>
    expect(await after(...toSchedule, 'sexta de manhã, desculpa, de manhã eu trabalho')).toContain('Confere?'))

  it('more than three are not taken', async () =>
    expect(await after(...toSchedule, 'quinta ou sexta, qualquer horário')).toContain('Fica quinta, 26, de manhã?'))
})

describe('several visits', () => {
  it.each([
    ['qnt antes melhor.. quarta d tarde, bb dorme d manha. ou quinta d tarde', '25t 26t'],
    ['quero quarta de manhã, a cachorra late muito, ou quinta de manhã', '25m 26m'],
    ['tipo assim, quarta de tarde que o bebê dorme de manhã né, e quinta de tarde se precisar', '25t 26t'],
    [
      'Essas datas são todas antes de eu mudar! Só pego a chave dia 27. Preciso de sábado 28 de manhã, ou segunda 30 bem cedo.',
      '28m 30m',
    ],
    ['antes do dia 28 eu nem to na cidade! sábado 28 de manhã ou segunda 30 de tarde', '28m 30t'],
  ])('%s', async (line, dates) => {
    const said = await after(...toSchedule, line)
    expect(said).toMatch(datesOf(dates))
    expect(said).not.toContain('Remarcar')
  })
})

describe('after one was read back', () => {
  it.each([
    ['acho que quarta de tarde', 'e quinta d tarde tb serve, poe as 2', '25t 26t'],
    ['acho que quarta de tarde', 'pode ser também sexta de manhã', '25t 27m'],
    ['acho que quarta de tarde', 'como segunda opção quinta de manhã', '25t 26m'],
    ['acho que quarta de tarde', 'melhor quinta de tarde', '26t'],
    ['acho que sábado 28 de manhã', 'segunda 30 às duas da tarde', '30t'],
    [
      'acho que sábado 28 de manhã',
      'São duas datas: sábado 28 de manhã e segunda 30 de manhã. As duas, por favor, nessa ordem.',
      '28m 30m',
    ],
    [
      'acho que sexta 27 de manhã, sábado 28 de manhã ou segunda 30 de manhã',
      'Não, tira o dia 27, nesse dia só pego a chave. Deixa sábado 28 de manhã em primeiro lugar e segunda 30 de manhã como reserva.',
      '28m 30m',
    ],
    ['acho que sexta 27 de manhã e sábado 28 de manhã', 'tira a sexta', '28m'],
    [
      'acho que sexta 27 de manhã, sábado 28 de manhã ou segunda 30 de manhã',
      'Não, remove a segunda por favor. O resto tá certo',
      '27m 28m',
    ],
  ])('%s, then %s', async (first, line, dates) =>
    expect(await after(...toSchedule, first, line)).toMatch(datesOf(dates)),
  )

  it('a date after the last that is offered stands in the place of none', async () => {
    const said = await after(...toSchedule, 'acho que quarta de tarde', 'inclui também dia 29 de dezembro de manhã')
    expect(said).toContain('Por enquanto, as visitas vão até')
    expect(said).toMatch(datesOf('25t'))
  })
})

describe('at the review', () => {
  it.each([
    ['coloca sexta de manhã junto', '25t 27m'],
    ['adiciona mais uma opção: sexta de manhã', '25t 27m'],
    ['ou sexta de manhã', '25t 27m'],
    ['muda pra sexta de manhã', '27m'],
  ])('%s', async (line, dates) => expect(await after(...toSchedule, 'quarta de tarde', line)).toMatch(datesOf(dates)))

  it.each(['tira a quarta', 'se for quinta melhor a quinta, tira a quarta', 'mano tira a de quarta q eu vou viajar'])(
    'one is taken away: %s',
    async (line) =>
      expect(await after(...toSchedule, 'quarta de tarde ou quinta de tarde', line)).toMatch(datesOf('26t')),
  )

  it.each([
    'deixa pra lá. ah, muda a visita pra terça de manhã não, quer dizer, quarta mesmo, esquece kkk',
    'passa pra quinta de manhã, aliás, deixa na quarta que tava',
    'quero só a quarta de tarde',
  ])('what stands is kept: %s', async (line) =>
    expect(await after(...toSchedule, 'quarta de tarde', line)).toMatch(/^Já está assim: visita qua\., 25/),
  )

  it('one that is not free takes the place of none', async () => {
    const said = await after(...toSchedule, 'quarta de tarde', 'muda a visita pra terça dia 29 de dezembro de manhã')
    expect(said).toContain('Por enquanto, as visitas vão até')
  })
})

describe('told before it is asked', () => {
  it('a date that is not offered is asked again once the rest is told', async () => {
    const first = '14010-100 n 120 quero a de 600 pra amanha de manha, paga no boleto'
    const said = await after(first, 'confere', ...linesTo('directDebit', { cep: '', number: '' }))
    expect(said).toContain('Esse horário não está livre. Escolha entre os próximos.')
    expect(said).toContain('Quando o técnico pode ir?')
  })
})

describe('at a question after the visit', () => {
  const toVisit = linesTo('dueDate', { plan: '1 giga' })

  it.each([
    ['coloca sexta de manhã junto', /26 de novembro.*27 de novembro/],
    ['muda a visita pra sexta de tarde', /^Anotei: visita sex\., 27 de novembro, Tarde/],
  ])('another one is heard: %s', async (line, told) =>
    expect(await afterIn('premium', ...toVisit, 'quinta de manhã', line)).toMatch(told),
  )
})
