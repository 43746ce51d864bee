import { describe, expect, it } from 'vitest'
import type { Key } from '../../src/content/questions/answers.ts'
import { asksWhy } from '../../src/conversation/words/lazyReading.ts'
import { handleMessageAtQuestion } from '../../src/understanding/handleMessageAtQuestion.ts'
import { changesAtReview } from '../../src/understanding/corrections/changesAtReview.ts'
import { handleMessageWithoutQuestion } from '../../src/understanding/handleMessageWithoutQuestion.ts'
import { entryOf } from '../../src/understanding/replies/findFaqTopic.ts'
import { adviceTexts } from '../../src/content/texts/chat/adviceTexts.ts'
import { notAnAnswerTexts } from '../../src/content/texts/chat/notAnAnswerTexts.ts'
import { aFunnel, answeredUpTo, fullAnswers, goodFacts } from '../support/aFunnel.ts'

const noon = new Date('2026-11-20T15:00:00Z')

const at = (key: keyof typeof fullAnswers, text: string, facts = goodFacts, now = noon) =>
  handleMessageAtQuestion(answeredUpTo(key, facts), key, text, now)
const banks = [{ id: '341', code: '341', name: 'Itaú Unibanco', agency: null, account: null }]
const slots = [
  { date: '24/11/2026', period: 'manha', free: true },
  { date: '25/11/2026', period: 'manha', free: false },
] as const

describe('a line at a question', () => {
  it.each(['Por que pedem isso?', 'por quê?', 'pq?', 'pra que meu cpf', 'e para que serve?'])(
    'asks for a reason before the reading has loaded when it is %j',
    (text) => expect(asksWhy(text)).toBe(true),
  )

  it.each([
    'quero continuar no celular',
    'continuar depois',
    'posso terminar no computador?',
    'Depois eu continuo',
    'me manda o link',
    'vou continuar no meu celular',
    'dá pra continuar em outro aparelho?',
    'quero passar o pedido para o meu celular',
    'prefiro terminar amanhã',
    'volto mais tarde',
    'manda um link pra eu continuar por favor',
  ])('asks for another device when it is %j, with and without a question', (text) => {
    for (const key of ['cep', 'number', 'name', 'phone', 'schedule'] as const)
      expect([key, at(key, text)]).toEqual([key, { kind: 'device' }])
    expect(handleMessageWithoutQuestion(aFunnel(), text)).toEqual({ kind: 'device' })
  })

  it.each([
    'continuar pelo telefone',
    'quero continuar',
    'mudar o celular',
    'voltar no celular',
    'meu celular é 16991234567',
    'continuar em outro endereço',
    'depois',
    'celular',
    'terça à tarde ou depois',
  ])('does not ask for another device when it is %j', (text) => {
    for (const key of ['cep', 'name', 'phone', 'complement', 'schedule'] as const)
      expect(at(key, text)).not.toEqual({ kind: 'device' })
  })

  it.each<[keyof typeof fullAnswers, string, { [K in Key]?: string }]>([
    ['cep', 'meu cep é 14010100', { cep: '14010100' }],
    ['cep', 'meu cep é 14010100 número 35 apto 12', { cep: '14010100', number: '35', complement: 'apto 12' }],
    ['cep', '14010-100número 35', { cep: '14010100', number: '35' }],
    ['number', 'numero 35', { number: '35' }],
    ['complement', 'moro em casa', { complement: 'sem complemento' }],
    ['plan', 'quero o de 500 mega', { plan: 'd500a' }],
    ['name', 'me chamo Ana Souza', { name: 'Ana Souza' }],
    ['birthDate', '15de março de 1990', { birthDate: '15/03/1990' }],
    ['dueDate', 'dez', { dueDate: '10' }],
    ['email', 'meu email é ana@gmial.com', { email: 'ana@gmial.com' }],
    ['directDebit', 'boleto', { directDebit: 'não' }],
  ])('at %s reads %j', (key, text, answers) => expect(at(key, text)).toEqual({ kind: 'answers', answers, reply: null }))

  it('gets the protocol when it asks for a person', () => {
    const funnel = { ...answeredUpTo('name'), lead: { id: 'own', version: 3, protocol: '123456782' } }
    expect(handleMessageAtQuestion(funnel, 'name', 'quero falar com uma pessoa', noon)).toMatchObject({
      kind: 'side',
      reply: expect.stringContaining('Diga o protocolo 123 456 782.'),
    })
    expect(at('name', 'quero falar com uma pessoa')).not.toMatchObject({ reply: expect.stringContaining('protocolo') })
  })

  it.each(['quero falar com uma pessoa', 'me passa pra uma pessoa', 'quero falar com 1 atendente'])(
    'at the plans %j asks for a person, not about a household',
    (text) => expect(at('plan', text)).toMatchObject({ kind: 'side', reply: expect.stringMatching(/^Claro\./) }),
  )

  it('answers no when it skips an optional question', () => {
    expect(at('complement', 'pular')).toEqual({
      kind: 'answers',
      answers: { complement: 'sem complemento' },
      reply: null,
    })
    expect(at('acceptPromotions', 'pular')).toEqual({
      kind: 'answers',
      answers: { acceptPromotions: 'não' },
      reply: null,
    })
  })

  it('reads a bank, and a visit that is free', () => {
    expect(at('bank', 'itau', { ...goodFacts, banks })).toMatchObject({ answers: { bank: '341' } })
    expect(at('schedule', 'terça de manhã', { ...goodFacts, slots: [...slots] })).toMatchObject({
      answers: { schedule: '24/11/2026 manha' },
    })
    expect(at('schedule', 'quarta de manhã', { ...goodFacts, slots: [...slots] })).toMatchObject({ kind: 'side' })
  })

  it('reads a typed address', () => {
    expect(handleMessageAtQuestion(aFunnel({ cep: '14010100' }), 'state', 'são paulo', noon)).toMatchObject({
      answers: { state: 'SP' },
    })
    expect(handleMessageAtQuestion(aFunnel({ cep: '14010100' }), 'block', 'quadra 12 lote 7', noon)).toMatchObject({
      answers: { block: '12', lot: '7' },
    })
    expect(handleMessageAtQuestion(aFunnel({ cep: '14010100' }), 'street', 'Rua das Palmeiras', noon)).toMatchObject({
      answers: { street: 'Rua das Palmeiras' },
    })
    expect(
      handleMessageAtQuestion(aFunnel({ cep: '14010100' }), 'street', 'quero falar com uma pessoa', noon),
    ).toMatchObject({
      kind: 'side',
    })
  })

  it('keeps the visitor’s words of an unusual complement', () =>
    expect(at('complement', 'ao lado da padaria')).toMatchObject({
      answers: { complement: expect.stringContaining('padaria') },
    }))

  it('is asked for only the name if there are other signs', () =>
    expect(at('name', 'me chamam de tudo: bença, vida, coisa boa')).toMatchObject({
      kind: 'refused',
      reply: 'Para não errar (nome): escreva só o nome completo, como em Ana Souza.',
    }))

  it('is read back for a dictated address', () =>
    expect(at('email', 'bia underline dutra arroba gmail ponto com')).toEqual({
      kind: 'readBack',
      answers: { email: 'bia_dutra@gmail.com' },
    }))

  it.each(['why', 'pages'] as const)('reads the wanted payment: %s', (kind) => {
    expect(at('name', { why: 'pra que isso?', pages: 'prefiro formulário' }[kind])).toEqual({ kind })
  })

  it('opens the answer to change, or the last one', () => {
    expect(at('name', 'errei o cep')).toEqual({ kind: 'edit', key: 'cep' })
    expect(at('name', 'voltar')).toEqual({ kind: 'edit', key: 'plan' })
    expect(at('name', 'errei o email')).toMatchObject({ kind: 'side' })
    expect(at('cep', 'voltar')).toMatchObject({ kind: 'side' })
  })

  it.each([
    'quero falar com uma pessoa',
    'quanto custa?',
    'tem fidelidade?',
    'cancelar',
    'começar de novo',
    'ajuda',
    'não entendi',
    'pular',
  ])('is no name when it is %j', (text) => {
    expect(at('name', text)).toMatchObject({ kind: 'side' })
  })

  it('answers a price from the plans of the address', () =>
    expect(at('plan', 'quanto custa?')).toMatchObject({ reply: expect.stringContaining('500 Mega') }))

  it('lists the plans when a plan’s name is asked before the choice', () =>
    expect(at('plan', 'qual o nome do plano?')).toMatchObject({ asked: 'Quais planos vocês têm?' }))

  it.each([
    ['qual o melhor dia?', 'due-day-best'],
    ['tem outro dia?', 'due-day-change'],
    ['qual o melhor plano?', 'best-plan'],
  ])('at the review %j is about what it names: %s', (text, id) =>
    expect(handleMessageWithoutQuestion(aFunnel(fullAnswers, goodFacts), text)).toMatchObject({
      asked: entryOf({ id })?.question,
    }),
  )

  it('gets a reply about what is missing', () => {
    expect(at('phone', '99123-4567')).toMatchObject({ kind: 'refused', reply: expect.stringContaining('DDD') })
    expect(at('email', 'nao tenho email')).toMatchObject({
      kind: 'side',
      reply: expect.stringContaining('contrato'),
    })
    expect(at('motherName', 'Zenóbia')).toMatchObject({ kind: 'refused', reply: expect.stringContaining('sobrenome') })
    expect(at('directDebit', 'nubank')).toMatchObject({
      kind: 'refused',
      reply: expect.stringContaining('ou por boleto'),
    })
    expect(at('number', 'asdf')).toMatchObject({ kind: 'refused', reply: expect.stringContaining('35') })
  })

  it.each([
    ['oi', notAnAnswerTexts.hello],
    ['bom dia, tudo bem?', notAnAnswerTexts.hello],
  ])('is greeted back when it is %j', (text, reply) => {
    for (const key of ['cep', 'name', 'dueDate'] as const) expect(at(key, text)).toEqual({ kind: 'side', reply })
    expect(handleMessageWithoutQuestion(aFunnel(), text)).toEqual({ kind: 'side', reply })
  })

  it.each([
    'tenho uma dúvida',
    'posso perguntar uma coisa?',
    'quero falar sobre outra coisa',
    'queria tirar uma dúvida',
    'uma pergunta',
    'me tira uma dúvida por favor',
    'moça, posso te fazer uma pergunta antes?',
    'outra coisa',
    'duvida',
  ])('is invited to ask, at any place, when it is %j', (text) => {
    for (const key of ['cep', 'name', 'motherName', 'plan', 'directDebit', 'schedule'] as const)
      expect([key, at(key, text)]).toEqual([key, { kind: 'side', reply: notAnAnswerTexts.ask }])
    expect(handleMessageWithoutQuestion(aFunnel(), text)).toEqual({ kind: 'side', reply: notAnAnswerTexts.ask })
  })

  it.each(['não tenho dúvida', 'qual era a pergunta?', 'quero outro plano', 'quero falar com uma pessoa'])(
    'is not invited to ask by %j',
    (text) => expect(at('plan', text)).not.toEqual({ kind: 'side', reply: notAnAnswerTexts.ask }),
  )

  it.each(['comparar planos', 'quero comparar os planos', 'compara eles'])('compares the best plans by %j', (text) => {
    const compared = expect.stringMatching(/^No débito automático, o de 500 Mega .*; o de 600 Mega .*de diferença/)
    for (const key of ['plan', 'name'] as const) expect(at(key, text)).toMatchObject({ kind: 'side', reply: compared })
  })

  it('explains the differences of plans before any is known', () =>
    expect(at('cep', 'comparar planos', {})).toMatchObject({
      kind: 'side',
      reply: expect.stringMatching(/^Mudam a velocidade, o preço e o que vem junto/),
    }))

  it('gets help when it leaves a choice to the assistant', () => {
    expect(at('directDebit', 'qualquer um')).toEqual({ kind: 'side', reply: notAnAnswerTexts.anyPayment })
    expect(at('plan', 'você que sabe')).toEqual({ kind: 'side', reply: adviceTexts.ask })
    expect(at('plan', 'quero um mais barato')).toMatchObject({
      kind: 'side',
      reply: expect.stringContaining('500 Mega'),
    })
    expect(at('number', 'tanto faz')).toMatchObject({ kind: 'refused' })
  })

  it.each([
    ['quanto fica por mês?', /^Preço: R\$/],
    ['e quanto vou pagar?', /^Preço: R\$/],
    ['qual o valor total', /^Preço: R\$/],
    ['qual plano eu escolhi?', /^No seu pedido: plano 600 Mega/],
    ['qual o nome do plano?', /^No seu pedido: plano 600 Mega/],
    ['qual é o nome do meu plano', /^No seu pedido: plano 600 Mega/],
    ['que cep eu coloquei', /^No seu pedido: CEP 14010-100\.$/],
    ['qual é o meu nome?', /^No seu pedido: nome Ana Souza\.$/],
    ['qual é o meu endereço?', /^No seu pedido, endereço: Rua das Palmeiras, 35, /],
    ['qual meu cpf', /^No seu pedido: CPF •••/],
  ])('%j is answered from the visitor’s order, at a question and at the review', (text, reply) => {
    expect(at('schedule', text)).toMatchObject({ kind: 'side', reply: expect.stringMatching(reply) })
    expect(handleMessageWithoutQuestion(aFunnel(fullAnswers, goodFacts), text)).toEqual({
      kind: 'side',
      reply: expect.stringMatching(reply),
    })
  })

  it.each(['qual plano é melhor?', 'qual o valor da instalação?', 'quanto fica a multa?', 'qual banco aceita?'])(
    '%j is no question about the visitor’s order',
    (text) => expect(at('schedule', text)).not.toMatchObject({ reply: expect.stringMatching(/^(Preço|No seu)/) }),
  )

  it.each([
    ['quanto custa o de 600?', /^O de 600 Mega com Globoplay sai por R\$\s119,99 por mês/],
    ['qual a diferença do 500 pro 600 mega', /o de 500 Mega sai por R\$\s99,99.*; o de 600 Mega com Globoplay sai por/],
  ])('%j is answered with the shown prices', (text, reply) =>
    expect(at('plan', text)).toEqual({ kind: 'side', reply: expect.stringMatching(reply) }),
  )

  it.each(['quanto custa o de 750?', 'quanto custa a instalação?'])('%j names no sold speed', (text) =>
    expect(at('plan', text)).not.toMatchObject({ reply: expect.stringMatching(/a partir de/) }),
  )

  it('reads an agency and an account after their bank', () =>
    expect(at('bank', 'itau 1234 12345-6', { ...goodFacts, banks })).toMatchObject({
      answers: { bank: '341', agency: '1234', account: '12345-6' },
    }))
})

it.each<[string, { [K in Key]?: string } | null]>([
  ['quero boleto', { directDebit: 'não' }],
  ['muda pra boleto', { directDebit: 'não' }],
  ['meu nome é Bia Torres', { name: 'Bia Torres' }],
  ['meu e-mail é lima@provedor.com.br', { email: 'lima@provedor.com.br' }],
  ['vencimento dia 15', { dueDate: '15' }],
  ['muda o vencimento pro dia 15 e o resto pode fechar', { dueDate: '15' }],
  ['achei 119 meio caro... deixa o de 500 mega mesmo e fecha', { plan: 'd500a' }],
  ['tá tudo ok, só muda o nome pra Ana Lima', { name: 'Ana Lima' }],
  ['calma, antes troca o vencimento pro dia 15', { dueDate: '15' }],
  ['quero trocar pra boleto', { directDebit: 'não' }],
  ['faltou o apartamento, é o ap 12', { complement: 'ap 12' }],
  ['o boleto chega por e-mail?', null],
  ['queria saber se o técnico vem sexta de manhã', null],
  ['posso pagar a primeira no boleto e depois no débito?', null],
  ['o plano da claro é mais barato', null],
  ['não quero o de 500 mega', null],
  ['não quero boleto', null],
  ['aceito', null],
  ['quero', null],
])('at the review %j changes %j', (text, changes) =>
  expect(changesAtReview(aFunnel(fullAnswers, goodFacts), text, noon)).toEqual(changes),
)

describe('a price asked after the choice is that of the plan', () => {
  it.each([
    ['e depois dos 12 meses vou pagar quanto?', /O de 600 Mega com Globoplay sai por R\$.*; depois de 12 meses, R\$/],
    ['no boleto fica mais caro?', /o de 600 Mega com Globoplay sai por R\$/],
  ] as const)('%s', (text, reply) =>
    expect(handleMessageWithoutQuestion(aFunnel(fullAnswers, goodFacts), text)).toMatchObject({
      reply: expect.stringMatching(reply),
    }),
  )

  it.each(['quanto custa?', 'qual o preço?'])('%s', (text) =>
    expect(at('email', text)).toMatchObject({ reply: expect.not.stringContaining('500 Mega') }),
  )
})
