import { describe, expect, it } from 'vitest'
import { after, visitAfter } from '../support/repliesTo.ts'

/** An order of a plan whose visit is arranged by telephone, up to its plan, its review and its end. */
const toPlan = ['14050-100', '10', 'sem complemento', '400 mega']
const toReview = [
  ...toPlan,
  'Ana Lima Souza',
  '16991234567',
  'ana@provedor.com.br',
  'não',
  '12/03/1990',
  'Maria Lima',
  '529.982.247-25',
  'dia 10',
  'boleto',
]
const arranged = /combinada por telefone|o time liga/

describe('a visit that is arranged by telephone', () => {
  it('is told with the plan', async () => {
    const { said } = await visitAfter(...toPlan)
    expect(said).toContain('a visita é combinada por telefone')
    expect(said).not.toContain('data da visita')
  })

  it('has no days to note early', async () =>
    expect(await after(...toPlan, 'Ana Lima Souza', 'só consigo de manhã, dou aula à tarde')).toMatch(arranged))

  it.each([
    'e a visita? tem que ser de manha',
    'pode ser segunda de manhã então',
    'que dia vem o técnico?',
    'vcs me ligam pra marcar?',
    'vão me ligar pra marcar?',
    'e quando ligam pra combinar?',
    'obrigada, e a visita so de manha',
    'dá pra instalar amanhã?',
    'qual visita você anotou?',
  ])('at the review: %s', async (line) => expect(await after(...toReview, line)).toMatch(arranged))

  it('says that a chosen day is dropped with a plan without one', async () => {
    const toDay = toReview.map((line) => (line === '400 mega' ? '500 mega' : line))
    expect(await after(...toDay, '1', 'muda o plano pra 400 mega')).toContain(
      'o dia que estava escolhido sai do pedido',
    )
  })

  it('takes no message to the technician, and says so', async () => {
    const note = 'avisa o técnico que meu irmão é surdo'
    expect(await after(...toPlan, 'Ana Lima Souza', `${note}. meu celular é 16 99123 4567`)).toMatch(
      /não levo recado.*e-mail/s,
    )
    expect(await after(...toReview, note)).toMatch(/não levo recado/)
    expect(await after(...toReview, 'o técnico pode mandar um recado no whatsapp em vez de ligar?')).not.toMatch(
      /escreva “avisa o técnico/,
    )
  })

  it.each([
    'e a visita ficou pra segunda de manhã mesmo?',
    'vcs vão me ligar pra marcar? só posso de manhã',
    'que horas o técnico chega?',
  ])('after the order: %s', async (line) =>
    expect(await after(...toReview, 'aceito', line)).toMatch(/combinada por telefone|O dia ainda não está marcado/),
  )
})
