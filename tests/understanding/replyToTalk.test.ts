import { describe, expect, it } from 'vitest'
import { keysIn } from '../../src/content/questions/answers.ts'
import { flowNames, flows } from '../../src/content/flows/flows.ts'
import { talkKinds, talkPlaces, talk, repliesTo } from '../../src/content/talk/talk.ts'
import { everyEntry } from '../../src/content/faq/everyEntry.ts'
import { faqTalkKinds } from '../../src/understanding/meaning/faqTalkKinds.ts'
import { handleMessageAtQuestion } from '../../src/understanding/handleMessageAtQuestion.ts'
import { handleMessageWithoutQuestion } from '../../src/understanding/handleMessageWithoutQuestion.ts'
import { figuresOf } from '../../src/understanding/talk/orderFigures.ts'
import { replyToTalk, standOf, written } from '../../src/understanding/talk/replyToTalk.ts'
import { normalized } from '../../src/understanding/line/normalizeText.ts'
import { isFull } from '../support/lane.ts'
import { askedOn } from '../support/questionsOf.ts'
import { aFunnel, answeredUpTo, fullAnswers, goodFacts } from '../support/aFunnel.ts'

const asked = askedOn({ asks: keysIn(fullAnswers) }).filter(isAsked)
function isAsked(key: string): key is keyof typeof fullAnswers {
  return Object.hasOwn(fullAnswers, key)
}

const noon = new Date('2026-11-20T15:00:00Z')

/** Lines of each kind of talk. */
const said: { [K in keyof typeof talk]?: readonly string[] } = {
  distress: ['to pensando em me matar', 'não aguento mais viver', 'queria sumir desse mundo', 'quero morrer'],
  danger: ['meu marido me bate'],
  grief: ['meu pai morreu semana passada', 'perdi minha esposa e não tô bem'],
  holderDied: ['minha avó faleceu e a internet estava no nome dela'],
  loss: ['minha casa pegou fogo e perdi tudo'],
  insult: ['vai tomar no cu', 'QUE MERDA DE ATENDIMENTO É ESSE', 'robô burro'],
  boss: ['quero falar com o dono', 'me passa pro gerente', 'cadê o supervisor?'],
  human: ['quero falar com uma pessoa', 'prefiro um humano', 'tem alguém de verdade aí?'],
  support: ['minha internet tim tá sem sinal', 'esqueci a senha do wifi', 'quero cancelar minha internet da tim'],
  complaint: ['já liguei 3 vezes, vou no procon', 'vou reclamar na anatel', 'o técnico não apareceu'],
  discount: ['tem como dar um descontinho?', 'faz por 50?', 'consegue um preço melhor?'],
  tooDear: ['tá caro', 'meio puxado', 'nó, tá caro dimais', 'achei salgado'],
  competitor: ['a claro me ofereceu 600 por 79,90 vocês cobrem?', 'a vivo faz por 80'],
  convince: ['me convence', 'por que eu trocaria?'],
  think: ['vou falar com meu marido', 'vou pensar', 'vou ver com a minha esposa e volto'],
  noMoney: ['não tenho dinheiro, tô desempregada', 'tô sem grana esse mês'],
  looking: ['kkkkkkkk só tô olhando', 'só dando uma olhada'],
  thanks: ['obrigada viu, Deus abençoe', 'você foi muito atenciosa', 'valeu'],
  bye: ['tchau meu bem', 'até logo', 'fui'],
  who: ['quem é você?', 'tu é um robô?'],
  noCpf: ['não tenho cpf', 'ainda não tirei o cpf'],
  socialName: ['sou trans, posso usar meu nome social?'],
  crew: ['o técnico é homem? moro sozinha', 'usa crachá?', 'tenho medo de abrir a porta pra estranho'],
  access: ['sou surdo', 'não sei ler direito'],
  unknown: ['serve pra ip fixo?', 'home office com vpn funciona?'],
  whereFrom: ['de onde vocês pegaram meu número?'],
  hours: ['que horas vocês abrem?'],
  leavingAfter: ['se eu cancelar mês que vem pago quanto?'],
  payNow: ['quanto pago hoje?'],
  credit: ['vai sujar meu nome?'],
  badToday: ['minha internet da claro cai toda hora', 'o wifi da vivo é horrível'],
  hearsay: ['meu cunhado disse que a tim é ruim'],
  switching: ['eu já tenho internet da nio, dá trabalho trocar?'],
  yearSaving: ['qual a diferença no bolso?'],
  hiddenFee: ['tem mais alguma taxa escondida?'],
  signed: ['o que eu tô assinando?'],
  firstBill: ['quanto vem a primeira fatura?'],
}
const lines = Object.entries(said).flatMap(([kind, all]) => all.map((text) => [kind, text] as const))

/** A question is read alike in every flow, so that the short lane only tests the plain order. */
const triedFlows = isFull ? flowNames : (['order'] as const)

/** Whether a reply belongs to a kind of talk, or to the question of the table that asks the same. */
const isOf = (kind: string, reply: string | undefined) =>
  reply !== undefined &&
  (everyEntry.some(({ id, answer }) => faqTalkKinds[id] === kind && [answer].flat().includes(reply)) ||
    Object.entries(talk).some(
      ([name, replies]) =>
        name === kind &&
        Object.values(replies)
          .flat()
          .some((text) => text.split(/\{[^}]*\}/)[0] === '' || reply.startsWith(text.split(/\{[^}]*\}/)[0] ?? '')),
    ))

describe('talk that is no answer', () => {
  it.each(lines)('%s: %s', (kind, text) => {
    for (const key of asked) {
      // A dead mother has her own reply
      if (key === 'motherName' && kind === 'grief') continue
      const meant = handleMessageAtQuestion(answeredUpTo(key), key, text, noon)
      const reply = meant.kind === 'side' ? meant.reply : meant.kind
      expect([key, reply, isOf(kind, reply)]).toEqual([key, reply, true])
    }
    for (const flow of triedFlows)
      for (const key of flows[flow].screens.flatMap(askedOn)) {
        if (key === 'motherName' && kind === 'grief') continue
        const meant = handleMessageAtQuestion({ ...aFunnel({}, goodFacts), flow }, key, text, noon)
        expect([flow, key, meant.kind]).toEqual([flow, key, 'side'])
      }
    for (const facts of [goodFacts, { ...goodFacts, order: { orderNumber: '40718823' } }]) {
      const meant = handleMessageWithoutQuestion(aFunnel(fullAnswers, facts), text)
      const reply = meant?.kind === 'side' ? meant.reply : undefined
      expect([reply, isOf(kind, reply)]).toEqual([reply, true])
    }
  })

  it.each(['me liga', 'sou deficiente visual, pode me ligar?', 'quero receber uma ligação'])('a call: %s', (text) => {
    for (const key of asked)
      expect(handleMessageAtQuestion(answeredUpTo(key), key, text, noon)).toEqual({ kind: 'call', phone: null })
    expect(handleMessageAtQuestion(answeredUpTo('cep'), 'cep', 'me liga no 16 99123-4567', noon)).toMatchObject({
      phone: '16991234567',
    })
  })

  it.each([
    ['plan', 'tô apertado esse mês, me vê o mais barato'],
    ['directDebit', 'vai de boleto, estou desempregado'],
    ['number', '35. minha internet da claro cai toda hora'],
    ['email', 'meu mail eh carol_dias@hotmail.com'],
  ] as const)('in an answer to %s is ignored: %s', (key, text) =>
    expect(handleMessageAtQuestion(answeredUpTo(key), key, text, noon)).toMatchObject({
      kind: expect.stringMatching(/answers|readBack/),
    }),
  )
})

describe('a reply', () => {
  it('has other words the second time', () => {
    const funnel = answeredUpTo('name')
    const first = replyToTalk(funnel, 'thanks')
    const again = replyToTalk(
      { ...funnel, asides: [{ after: 'name', said: '', reply: first ?? '', kind: 'side' }] },
      'thanks',
    )
    expect([first === null, first === again]).toEqual([false, false])
  })

  it('contains no fixed price, fine or date, only figures of the catalogue and the order', () => {
    const all = Object.values(talk).flatMap((replies) => Object.values(replies).flat())
    expect(all.length).toBeGreaterThan(60)
    expect(all.filter((text) => /R\$|\d+,\d\d|\d ?(?:Mega|Giga)/.test(text))).toEqual([])
  })

  it('exists at every place of the order, with each figure known or left out', () => {
    const places = [
      answeredUpTo('cep', {}),
      answeredUpTo('plan'),
      answeredUpTo('dueDate'),
      aFunnel(fullAnswers, goodFacts),
    ]
    const unsaid = Object.keys(said).flatMap((kind) =>
      places.flatMap((funnel) => {
        const found = lines.find(([name]) => name === kind)?.[1] ?? ''
        const replies = talkKinds
          .filter((name) => name === kind)
          .map((name) => replyToTalk(funnel, name, normalized(found).plain))
        return replies.every((reply) => reply && !/[{}]|undefined|NaN/.test(reply))
          ? []
          : [[kind, standOf(funnel), ...replies]]
      }),
    )
    expect(unsaid).toEqual([])
  })

  it('names only existing figures', () => {
    const known = Object.keys(figuresOf(aFunnel(fullAnswers, { ...goodFacts, order: { orderNumber: '1' } })))
    const names = Object.values(talk).flatMap((replies) =>
      Object.values(replies)
        .flat()
        .flatMap((text) => [...text.matchAll(/(\w+)\}/g)].map(([, name = '']) => name)),
    )
    const computed = [
      'left',
      'stayed',
      'missing',
      'wholeFine',
      'protocol',
      'pointsWithin',
      'toAssess',
      'cheapestSpeed',
      'inBill',
      'sharePrice',
    ]
    expect([...new Set(names)].filter((name) => !known.includes(name) && !computed.includes(name))).toEqual([])
  })

  it.each([
    ['dividido por 4 fica quanto pra cada um?', /R\$\s\d+,\d\d para cada um dos 4 no débito automático, ou R/],
    ['racho com 3 amigas, quanto dá pra cada uma', /para cada um dos 4/],
    ['posso pagar em 2 vezes?', /dia só\.$/],
  ])('divides the price among those who share it: %s', (text, reply) =>
    expect(replyToTalk(aFunnel(fullAnswers, goodFacts), 'splitBill', normalized(text).plain)).toMatch(reply),
  )

  it('is omitted if a required figure is missing', () => {
    expect(written('Por {price}.', {})).toBeNull()
    expect(written('Até logo{,name}!', {})).toBe('Até logo!')
    expect(written('Até logo{,name}!', { name: 'Ana' })).toBe('Até logo, Ana!')
    expect(talkPlaces.map((stand) => repliesTo('human', stand).length > 0)).not.toContain(false)
  })
})

it('leaving after some months costs the missing ones', () =>
  expect(
    handleMessageWithoutQuestion(aFunnel(fullAnswers, goodFacts), 'se eu sair depois de 3 meses quanto dá de multa?'),
  ).toMatchObject({ reply: expect.stringMatching(/R\$ 270,00: 9 meses a R\$\s30,00 cada/) }))
