import { describe, expect, it } from 'vitest'
import { linesTo, visitAfter as after } from '../support/repliesTo.ts'

type At = Parameters<typeof linesTo>[0]
const said = async (key: At, ...lines: string[]) => (await after(...linesTo(key), ...lines)).said

describe('a message to the technician', () => {
  it.each([
    ['number', '35. fala pro técnico que o portão fica atrás', 'o portão fica atrás', /complemento\?/],
    ['review', 'avisa o rapaz que é casa verde do lado da igreja', 'é casa verde do lado da igreja', /finalizar/],
    [
      'dueDate',
      'dia 10. fala pro técnico que tem dois cachorros bravos',
      'tem dois cachorros bravos',
      /débito automático\?/,
    ],
    ['schedule', 'segunda de manhã, e pede pra ele bater palma', 'bater palma', /Tudo certo para finalizar\?/],
    ['review', 'antes de fechar, um recado: subir pela escada dos fundos', 'subir pela escada dos fundos', /finalizar/],
    ['review', 'dá pra deixar um recado? não toquem a campainha', 'não toquem a campainha', /finalizar/],
  ] as const)('is noted at %s, and the rest of the line is heard: %s', async (key, line, note, next) => {
    const heard = await said(key, line)
    expect(heard).toContain(`Anotei: recado para o técnico “${note}”.`)
    expect(heard).toMatch(next)
  })

  it('is in the review', async () =>
    expect(await said('schedule', 'segunda de manhã, e pede pra ele bater palma')).toContain(
      'Recado para o técnico: bater palma',
    ))

  it('does not keep an order from being placed', async () =>
    expect(await said('review', 'aceito, e avisa o rapaz que a campainha não funciona')).toMatch(
      /Anotei: recado.*Pedido realizado/s,
    ))

  it.each([
    'aceito, mas só se não furar a parede',
    'aceito, desde que o técnico não fure a parede',
    'aceito, mas só se o técnico me ligar antes',
    'aceito, mas meu condomínio ainda não autorizou',
    'aceito, mas avisa o técnico que eu ainda não decidi',
    'aceito, só avisa o técnico que não quero fidelidade',
  ])('places no order with a condition or an objection: %s', async (line) =>
    expect(await said('review', line)).not.toContain('Pedido realizado'),
  )

  it('that is too long or has a telephone is refused, and the earlier one is kept', async () => {
    const first = 'Ana Lima Souza. avisa o rapaz que o portão é verde'
    const long = `avisa o rapaz que ${'a entrada é pela rua de trás e '.repeat(10)}`
    expect(await said('name', first, long)).toContain('O recado pode ter até 300 caracteres.')
    expect(
      await said('name', first, 'avisa o técnico que o cpf dele é 529.982.247-25', 'o recado ficou anotado?'),
    ).toContain('recado para o técnico “o portão é verde”')
  })

  it('is followed by a later one, and taken back', async () => {
    const first = 'Ana Lima Souza, o portão é verde, avisa o rapaz'
    expect(
      await said('name', 'Ana Lima Souza. avisa o rapaz que o portão é verde', 'avisa ele que o cachorro morde'),
    ).toContain('“o portão é verde; o cachorro morde”')
    expect(await said('name', first, 'tira o recado')).toContain('Anotei: sem recado.')
  })

  it('is offered where it is only likely, and taken once that is agreed to', async () => {
    const first = 'Ana Lima Souza. a portaria é a da rua de trás viu, a da frente tá em reforma'
    expect(await said('name', first)).toContain('Levo isso ao técnico como recado: “a portaria')
    expect(await said('name', first, 'sim, manda o recado. 16 99123-4567')).toMatch(
      /Anotei: recado para o técnico “a portaria é a da rua de trás viu, a da frente tá em reforma”.*e-mail\?/s,
    )
    expect(await said('name', first, 'não precisa mandar o recado')).not.toContain('Anotei: recado')
    expect(
      await said('number', '35. avisa o rapaz que é casa verde', 'sem complemento', '1', first, 'manda o recado'),
    ).toContain('“é casa verde; a portaria é a da rua de trás viu, a da frente tá em reforma”')
  })

  it.each([
    'Apague o recado, por obséquio',
    'E por favor retire esse recado para o técnico, não o pedi. O Globoplay vem em qual plano?',
    'Recado para o técnico? Não, não era recado nenhum, eu só comentava',
    'quero o pedido sem recado ao técnico',
  ])('is taken back with: %s', async (line) => {
    const first = 'Ana Lima Souza. avisa o rapaz que o portão é verde'
    expect(await said('name', first, line)).toContain('Anotei: sem recado.')
  })

  it('is taken back without what stands beside it', async () =>
    expect(
      await said('name', 'Ana Lima Souza. avisa o rapaz que o portão é verde', '16 99123-4567, sem recado por favor'),
    ).toMatch(/Anotei: sem recado\..*e-mail\?/s))

  it.each([
    ['esse recado aí ficou esquisito, põe só casa azul', 'casa azul'],
    ['muda o recado para portão azul', 'portão azul'],
  ])('is put right with: %s', async (line, note) => {
    const first = 'Ana Lima Souza. avisa o rapaz que o portão é verde'
    expect(await said('name', first, line)).toContain(`Anotei: recado para o técnico “${note}”.`)
  })

  it.each([
    'não apaga o recado',
    'como apago o recado?',
    'posso mudar o recado depois?',
    'não muda o recado, tá certo',
    'não precisa tirar o recado',
    'não é pra apagar o recado',
    'não quero que tire o recado',
    'sem problema deixa o recado',
    'o recado tá bom, deixa só no boleto',
  ])('stays with: %s', async (line) => {
    const first = 'Ana Lima Souza. avisa o rapaz que o portão é verde'
    expect(await said('name', first, line, 'o recado ficou anotado?')).toContain('técnico “o portão é verde”.')
  })

  it('is told to whoever asks for it', async () => {
    expect(await said('number', '35. avisa o rapaz que o portão é verde', 'o recado ficou anotado?')).toContain(
      'No seu pedido: recado para o técnico “o portão é verde”.',
    )
    expect(await said('number', 'o recado ficou anotado?')).toMatch(/^Dá para mandar um recado/)
  })

  it.each([
    ['schedule', 'só posso de tarde'],
    ['number', '35, um edifício antigo, mas muito bem cuidado'],
    ['number', 'então aqui no portão tá meio apagado, mas é o 35'],
    ['complement', 'apto 12, interfone quebrado'],
    ['schedule', 'de manhã eu faço fisioterapia, então quarta de tarde'],
    ['schedule', 'sexta de manhã, e o apto é 503, o 502 é da síndica'],
    ['schedule', 'ele liga antes de vir?'],
    ['complement', 'casa dos fundos'],
    ['plan', 'o de 600. minha cachorra roeu o cabo da outra'],
    ['acceptPromotions', 'sim, põe aí que aceito'],
    ['review', 'põe no complemento: bloco B, apto 42'],
    ['review', 'tenho dois cachorros, atrapalha?'],
    ['phone', '16 99123-4567, e não gosto que me liguem'],
    ['name', 'Ana Lima Souza, avisa o técnico que o meu celular é 16 99123-4567'],
    ['complement', 'fala pro técnico que eu não quero mais esse pedido'],
    ['complement', 'avisa o pessoal que eu vou cancelar'],
    ['complement', 'não avisa o técnico que tenho cachorro'],
    ['complement', 'meu vizinho disse pro técnico que o cachorro morde'],
    ['acceptPromotions', 'avisa eles que não quero propaganda'],
    ['name', 'Ana Souza. falta um detalhe: quanto vou pagar por mês'],
    ['plan', 'fala pra eles baixarem o preço'],
    ['schedule', 'manda o técnico o quanto antes'],
  ] as const)('is none at %s: %s', async (key, line) =>
    expect(await said(key, line)).not.toMatch(/recado para o técnico “/),
  )
})

describe('how and when to pay, told before it is asked', () => {
  it.each([
    ['number', '35. eu pago sempre lá pelo dia 7', /Anotei:.*vencimento todo dia 7/],
    ['complement', 'não tem. a fatura deve vencer no dia 20 e ser paga por boleto', /vencimento todo dia 20, boleto/],
    ['phone', '16 99123-4567, e nada de débito automático', /boleto/],
    ['acceptPromotions', 'pode mandar sim. o dia 15 é bom pra pagar', /vencimento todo dia 15/],
    [
      'birthDate',
      '15/03/1990, e eu queria pôr no débito do nubank',
      /débito automático.*Nubank|Nubank.*débito automático/,
    ],
    ['motherName', 'Maria Souza / boleto / venc dia 5', /vencimento todo dia 5.*boleto/],
    ['birthDate', '15/03/1990 boleto dia 7', /boleto/],
  ] as const)('is noted at %s: %s', async (key, line, noted) => expect(await said(key, line)).toMatch(noted))

  it.each([
    ['acceptPromotions', 'não, já chega. mas o boleto vem no e-mail né'],
    ['name', 'Ana Lima Souza. quero saber do boleto, se fica mais caro'],
    ['number', '35, a conta de luz vence dia 5 e vem nesse número'],
    ['plan', 'o mais em conta, só uso zap'],
    ['motherName', 'Maria Souza, ela que paga as contas'],
    ['name', 'Ana Lima Souza. Odeio débito automático'],
    ['name', 'Ana Lima Souza. Estou com nome sujo por causa de um boleto'],
    ['birthDate', '15/03/1990. Não gosto de boleto nem de débito'],
    ['name', 'Ana Lima Souza. No boleto é 129,99'],
  ] as const)('is not noted where it is only mentioned, at %s: %s', async (key, line) =>
    expect(await said(key, line)).not.toMatch(/(?:Anotei|muda).*(?:boleto|débito automático|vencimento)/),
  )
})
