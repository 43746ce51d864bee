import { describe, expect, it } from 'vitest'
import { sampleWorld } from '../../scripts/understanding/sampleWorld.ts'
import type { Key, Value } from '../../src/content/questions/answers.ts'
import { interpret } from '../../src/understanding/interpret.ts'

const read = (ask: Key | null, text: string) =>
  interpret({ ask, text, known: { agency: '4321' } }, { ...sampleWorld, today: '20/11/2026' })

/** The answers taken or read back. */
function heard(ask: Key | null, text: string) {
  const { answers, doubted } = read(ask, text)
  return { ...doubted, ...answers }
}

describe('an answer beside a remark is heard', () => {
  it.each<[Key, string, Value]>([
    ['number', '87 tchê', '87'],
    ['number', '87 porra', '87'],
    ['number', 'moro no 87, portão marrom', '87'],
    ['number', '2.310, esquina com o mercado', '2310'],
    ['number', 'é oitenta e sete moço', '87'],
    ['number', '87. a luz vive caindo por aqui', '87'],
    ['number', 'é a casa 87 a do muro alto', '87'],
    ['number', 'não tem número não, aqui é sítio', 's/n'],
    ['complement', 'apto 54 mas o interfone não toca', 'apto 54'],
    ['complement', 'casa 2 perto da caixa d’água', 'casa 2'],
    ['complement', 'é o 54 tchê', '54'],
    ['cep', '01310-930 é aqui em são paulo tá bom?', '01310930'],
    ['cep', 'tá na fatura: 01310-930', '01310930'],
    ['cep', '01310-930 porque o outro deu errado', '01310930'],
    ['phone', '11987654321 mas só atendo depois das 19h', '11987654321'],
    ['phone', '11 98765-4321 só não liga de madrugada', '11987654321'],
    ['phone', 'esse é meu zap 11987654321, o fixo tá mudo', '11987654321'],
    ['dueDate', '25 pq recebo dia 20', 25],
    ['dueDate', '12 porque meu salário cai dia 10', 12],
    ['dueDate', 'recebo dia 7, põe dia 10', 10],
    ['dueDate', 'dia doze tchê', 12],
  ])('%s: %s', (key, text, value) => expect(heard(key, text)[key]).toBe(value))
})

describe('what speaks against a value keeps it out', () => {
  it.each<[Key, string]>([
    ['number', 'era 87'],
    ['number', 'acho que 87, ou 89'],
    ['number', 'o vizinho é 87'],
    ['number', 'tenho 87 anos'],
    ['number', '87 mega'],
    ['number', 'condomínio, casa 9'],
    ['cep', 'talvez 01310-930, sei lá'],
    ['cep', 'meu contrato é 01310930'],
    ['phone', 'perdi o 11987654321'],
    ['phone', '11987654321 (do cunhado)'],
    ['phone', 'me ligaram do 11987654321'],
    ['phone', 'tenho dois, 11987654321 e 11912345678'],
    ['dueDate', 'recebo dia 20'],
    ['dueDate', 'mais que 10'],
    ['complement', 'ap 12\nBruna Reis'],
  ])('%s: %s', (key, text) => expect(read(key, text).answers).toEqual({}))
})

it('the number of the agency, said again, is taken for no account', () =>
  expect(read('account', '4321').answers).toEqual({}))

it('nothing that is known changes without a question, but by a word of correction', () => {
  const known = { cep: '14010100' }
  const at = (text: string) => interpret({ ask: 'number', text, known }, { ...sampleWorld, today: '20/11/2026' })
  expect(at('87, cep 01310-930')).toMatchObject({ answers: {}, doubted: { cep: '01310930' } })
  expect(at('errei o cep, é 01310-930').answers).toEqual({ cep: '01310930' })
})

describe('yes and no are heard in round words', () => {
  it.each<[Key, string, boolean]>([
    ['acceptPromotions', 'oxe, claro', true],
    ['acceptPromotions', 'bota aí uai', true],
    ['acceptPromotions', 'não custa nada, pode mandar', true],
    ['acceptPromotions', 'não vejo problema nenhum', true],
    ['acceptPromotions', 'sem problemas', true],
    ['acceptPromotions', 'não me incomoda', true],
    ['acceptPromotions', 'por mim tudo bem', true],
    ['acceptPromotions', 'quero sim, promoção é bom', true],
    ['acceptPromotions', 'de maneira nenhuma', false],
    ['acceptPromotions', 'nem ferrando', false],
    ['acceptPromotions', 'nem a pau, Juvenal', false],
    ['acceptPromotions', 'carece não moça', false],
    ['acceptPromotions', 'capaz que não tchê', false],
    ['acceptPromotions', 'nah', false],
    ['acceptPromotions', 'não me enche', false],
    ['acceptPromotions', 'Deus me livre, já recebo demais', false],
    ['acceptPromotions', 'não quero receber nada de vcs', false],
    ['notice', 'bora, bota aí', true],
    ['notice', 'de jeito maneira', false],
    ['directDebit', 'boletin', false],
    ['directDebit', 'boletinho memo', false],
    ['directDebit', 'sem problema', true],
    ['directDebit', 'nem pensar', false],
  ])('%s: %s', (key, text, value) => expect(read(key, text).answers).toEqual({ [key]: value }))

  it.each(['tanto faz', 'depende', 'sim, mas só se for grátis', 'não tenho certeza', 'sim e não'])(
    'not in: %s',
    (text) => expect(read('acceptPromotions', text).answers).toEqual({}),
  )
})

describe('small words keep what they mean', () => {
  it.each<[Key, string, Record<string, Value>]>([
    ['street', 'rua do carmo', { street: 'rua do carmo' }],
    ['street', 'rua da matriz', { street: 'rua da matriz' }],
    ['street', 'fica na rua de baixo', { street: 'rua de baixo' }],
    ['street', 'rua da matriz 87', { street: 'rua da matriz', number: '87' }],
    ['street', 'mangueiras 87', { street: 'mangueiras', number: '87' }],
    ['email', 'bia tracinho baixo dutra arroba gmail ponto com', { email: 'bia_dutra@gmail.com' }],
    ['email', 'bia sublinhado dutra arroba gmail.com', { email: 'bia_dutra@gmail.com' }],
    ['email', 'bia underline dutra arroba gmail ponto com', { email: 'bia_dutra@gmail.com' }],
    ['email', 'jota dutra arroba gmail ponto com', { email: 'jdutra@gmail.com' }],
    ['cep', 'CEP01310930CASA87', { cep: '01310930', number: '87' }],
    ['number', 'quadra 9', {}],
    ['cep', 'cep 01310-930 numero 87 boleto', { cep: '01310930', number: '87', directDebit: false }],
    ['complement', 'é casa, mas meu nome é Bia Dutra', { complement: '', name: 'Bia Dutra' }],
  ])('%s: %s', (key, text, answers) => expect(heard(key, text)).toEqual(answers))

  it.each(['pra já', 'para já', 'quero pra já', 'pode ser pra já', 'pra hoje'])('%s is no end', (text) =>
    expect(read('schedule', text).command).toBeNull(),
  )
  it.each(['para', 'pare já', 'parar', 'quero parar agora'])('%s is one', (text) =>
    expect(read('schedule', text).command).toEqual({ name: 'cancel' }),
  )
})
