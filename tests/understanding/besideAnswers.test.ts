import { describe, expect, it } from 'vitest'
import { notAnAnswerTexts } from '../../src/content/texts/chat/notAnAnswerTexts.ts'
import { entryOf } from '../../src/understanding/replies/findFaqTopic.ts'
import { likelyReply } from '../../src/understanding/meaning/likelyReply.ts'
import { handleMessageAtQuestion } from '../../src/understanding/handleMessageAtQuestion.ts'
import { handleMessageWithoutQuestion } from '../../src/understanding/handleMessageWithoutQuestion.ts'
import { changesAtReview } from '../../src/understanding/corrections/changesAtReview.ts'
import { replyToTalk } from '../../src/understanding/talk/replyToTalk.ts'
import { aFunnel, answeredUpTo, fullAnswers, goodFacts } from '../support/aFunnel.ts'

const noon = new Date('2026-11-28T15:00:00Z')
const banks = [
  { id: '001', code: '001', name: 'Banco do Brasil', agency: null, account: null },
  { id: '341', code: '341', name: 'Itaú Unibanco', agency: null, account: null },
  { id: '077', code: '077', name: 'Banco Inter', agency: null, account: null },
]
const there = (key: keyof typeof fullAnswers) => answeredUpTo(key, { ...goodFacts, banks })
const at = (key: keyof typeof fullAnswers, text: string) => handleMessageAtQuestion(there(key), key, text, noon)
const told = (key: keyof typeof fullAnswers, id: string) => {
  const likely = likelyReply(there(key), entryOf({ id })?.question.toLowerCase() ?? '', key, 0)
  return likely && 'reply' in likely ? likely.reply : '?'
}

describe('a question in an answer, with or without its mark', () => {
  it.each([
    ['birthDate', '14 DE MARÇO DE 1956 JÁ SOU SETENTONA TEM DESCONTO PRA IDOSO', '14/03/1956', 'group-discount'],
    ['birthDate', 'vinte e dois de agosto de 1995 ei tu é robô ou é gente', '22/08/1995', 'assistant'],
    ['dueDate', 'meu pagamento cai dia 6 entao dia 7, se atrasar um dia corta?', '7', 'late'],
    ['phone', 'oitenta e um 98742 3109 ainda é de recife tem problema não né', '81987423109', 'phone-which'],
    ['account', '1947330-2. o débito cai no dia do vencimento ou um dia útil antes?', '1947330-2', 'debit-how'],
  ] as const)('at %s: %s', (key, text, value, id) => {
    expect(at(key, text)).toMatchObject({
      answers: { [key]: value },
      reply: expect.stringContaining(told(key, id).slice(-40)),
    })
  })

  it('can ask why something is asked', () =>
    expect(at('birthDate', '7 jan 2003.. pq precisa disso')).toMatchObject({
      answers: { birthDate: '07/01/2003' },
      reply: expect.stringContaining('já tem 18 anos'),
    }))

  it('is not ignored if its answer is unknown', () => {
    expect(at('agency', '0262, isso aparece como tim no extrato?')).toMatchObject({
      kind: 'answers',
      reply: notAnAnswerTexts.unanswered,
    })
    expect(
      at('email', 'ana@provedor.com.br. ó, dá pra pôr um bode no quintal? pra ninguém roubar hahaha'),
    ).toMatchObject({
      answers: { email: 'ana@provedor.com.br' },
      reply: notAnAnswerTexts.unanswered,
    })
    for (const text of ['Ana Paula Lima, tudo bem?', 'Ana Paula Lima, está tudo certo?'])
      expect(at('name', text)).toMatchObject({ kind: 'answers', reply: null })
  })

  it('is about the chosen plan', () =>
    expect(
      at('plan', 'vou no de 600 com Globoplay, que minha filha adora novela. dá pra eu assistir na Bahia?'),
    ).toMatchObject({ answers: { plan: 'd600gl' }, reply: expect.stringContaining('119,99') }))

  it('is no change of an earlier answer', () => {
    expect(at('account', '1947330-2. o débito cai no dia ou um dia útil antes?')).not.toHaveProperty('answers.dueDate')
  })
})

describe('the weights decide between kinds of talk', () => {
  it.each([
    ['complement', 'o porteiro precisa liberar o técnico antes?', 'condo'],
    ['dueDate', 'posso pagar adiantado os 12 meses e ganhar um descontinho?', 'pay-ahead'],
    ['document', 'sou estrangeira, só tenho rnm, serve?', 'foreigner'],
  ] as const)('at %s: %s', (key, text, id) => {
    expect(at(key, text)).toMatchObject({
      kind: 'side',
      reply: expect.stringContaining(told(key, id).slice(-40)),
    })
  })

  it('except for short lines, feelings and unpromised things', () => {
    const funnel = there('name')
    expect(at('name', 'meio puxado')).toMatchObject({ reply: replyToTalk(funnel, 'tooDear') })
    expect(at('plan', 'tem ip fixo ou é cgnat? preciso abrir porta pro meu servidor')).toMatchObject({
      reply: replyToTalk(there('plan'), 'unknown'),
    })
  })
})

describe('a question that contains an answer’s word', () => {
  it.each([
    ['number', 'a claro leva 3 dias pra instalar, e vcs?'],
    ['number', 'a casa fica recuada, uns 50 metros do portão, o fio alcança?'],
    ['directDebit', 'mercado pago aceita débito automático'],
  ] as const)('answers nothing at %s: %s', (key, text) => expect(at(key, text).kind).toBe('side'))

  it('answers by a separate clause', () =>
    expect(at('directDebit', 'boleto, não, espera, débito. dez reais é dez reais')).toMatchObject({
      answers: { directDebit: 'sim' },
    }))
})

describe('spoken values', () => {
  it.each([
    ['number', 'trinta e cinco é uma casa de portão azul viu', '35'],
    ['complement', 'loja térrea', 'loja térrea'],
    ['complement', 'ap 12.. bloco 1..', 'ap 12, bloco 1'],
    ['birthDate', '5/6/1999, quer dizer 6/5/1999, é maio', '06/05/1999'],
    ['dueDate', 'recebo di quinzena intao 20 ta bom o 15 é apertado', '20'],
    ['bank', 'Inter (077). se não tiver, uso o Santander', '077'],
    ['dueDate', 'recebo dia 15 e dia 30. tem dia 30? se não tiver bota 15 mesmo', '15'],
    ['agency', 'Zero três meia um. Meia de seis.', '0361'],
  ] as const)('at %s: %s', (key, text, value) => expect(at(key, text)).toMatchObject({ answers: { [key]: value } }))

  it.each(['tenho itau e inter, qual q vcs trabalham', 'inter ou itau, qual dos dois vcs aceita?'])(
    'include two accepted banks: %s',
    (text) => expect(at('bank', text)).toMatchObject({ reply: expect.stringContaining('Aceitamos os dois') }),
  )

  it('do not include a name in a farewell', () =>
    expect(at('acceptPromotions', 'NAO. E SE COMECAR A ME LIGAR EU CANCELO').kind).not.toBe('call'))

  it('do not include a spoken zero as a bank', () =>
    expect(at('account', 'é zero zero quatro um sete dois nove e o dígito é cinco')).not.toHaveProperty('answers.bank'))

  it('change a day with the acceptance', () =>
    expect(
      changesAtReview(
        aFunnel(fullAnswers, goodFacts),
        'aceito mas deixa eu só trocar o vencimento pro dia 12, dia 5 é aluguel',
        noon,
      ),
    ).toEqual({ dueDate: '12' }))

  it('include two answers in their own words', () =>
    expect(at('agency', '0278 e a conta 01045562 dígito 9')).toMatchObject({
      answers: { agency: '0278', account: '01045562-9' },
    }))

  it('are read back for another bank with its agency', () =>
    expect(at('agency', '0001, a do inter é sempre essa')).toMatchObject({
      kind: 'readBack',
      answers: { agency: '0001', bank: '077' },
    }))

  it("are read back for somebody else's account", () =>
    expect(at('account', '48213-7.. ta no nome do meu marido.. pode?')).toMatchObject({
      kind: 'readBack',
      answers: { account: '48213-7' },
    }))

  it('include a corrected e-mail at the review', () =>
    expect(
      changesAtReview(aFunnel(fullAnswers, goodFacts), 'o email ta errado, é com dois n: gio@casa.com.br', noon),
    ).toEqual({
      email: 'gio@casa.com.br',
    }))
})

describe('a line that only looks like an answer', () => {
  it.each([
    ['account', '12345-6, quando cai a primeira?', { account: '12345-6' }],
    ['agency', '1234, não é do inter não', { agency: '1234' }],
    ['agency', '1234 e não vou passar pra boleto', { agency: '1234' }],
    ['dueDate', 'coloca 5 mesmo. ou melhor, 10', { dueDate: '10' }],
    ['account', 'um dois três quatro cinco e um', { account: '12345-1' }],
    ['number', '120, parede antiga, bloco 2', { number: '120', complement: 'bloco 2' }],
    ['agency', 'a minha antiga é 1234 né mas fechou, agora é 4321', { agency: '4321' }],
  ] as const)('at %s: %s', (key, text, answers) => {
    const heard = at(key, text)
    expect('answers' in heard && heard.answers).toEqual(answers)
  })

  it.each([
    ['motherName', 'meu pai é José Carlos Silva'],
    ['name', 'Estou na rua Getúlio Vargas Filho agora'],
  ] as const)('is no name at %s: %s', (key, text) => expect(at(key, text).kind).toBe('side'))

  it('changes no e-mail if it is somebody else’s', () =>
    expect(
      changesAtReview(aFunnel(fullAnswers, goodFacts), 'o email outro@casa.com é da minha mulher', noon),
    ).toBeNull())
})

it('the assistant promises no call before the visit', () => {
  const funnel = aFunnel(fullAnswers, { ...goodFacts, order: { orderNumber: '40718823' } })
  expect(handleMessageWithoutQuestion(funnel, 'o técnico liga antes de vir?', noon)).toMatchObject({
    reply: expect.stringContaining('não posso prometer'),
  })
})

describe('an answer in a line that certainly answers', () => {
  it.each([
    ['directDebit', 'sim, e começa a descontar já esse mês?', 'sim'],
    ['directDebit', 'boleto moça, consigo pagar na casa lotérica?', 'não'],
    ['bank', 'itaú, mas vocês têm acesso ao meu saldo?', '341'],
    ['acceptPromotions', 'não. meus dados vão pra parceiro de vocês?', 'não'],
    ['number', 'acho que é 35 mesmo, é a casa da minha irmã', '35'],
  ] as const)('at %s: %s', (key, text, value) => expect(at(key, text)).toMatchObject({ answers: { [key]: value } }))

  it.each([
    ['directDebit', 'boleto e débito, qual a diferença?'],
    ['acceptPromotions', 'quero morrer'],
  ] as const)('is missing at %s: %s', (key, text) =>
    expect(at(key, text)).not.toMatchObject({ answers: { [key]: expect.any(String) } }),
  )
})

describe('a wish at the review replaces the answer', () => {
  it.each(['Não. Informei vencimento dia 15 e consta dia 10. Corrija antes.', 'o vencimento ficou no 10 e eu pedi 15'])(
    '%s',
    (text) => expect(changesAtReview(aFunnel(fullAnswers, goodFacts), text, noon)).toEqual({ dueDate: '15' }),
  )
})
