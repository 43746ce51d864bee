import { describe, expect, it } from 'vitest'
import { answerRules, type Key } from '../../src/content/questions/answers.ts'
import type { Refusal } from '../../src/api/contract/errors/validationMessages.ts'
import { readAnswers, type Raw } from '../../src/funnel/answers/readAnswers.ts'

const now = new Date('2026-11-20T12:00:00Z')

describe('words around an answer are not stored', () => {
  const cases: [Key, string, Raw][] = [
    ...[
      'me chamo Ana Souza',
      'Oi, me chamo Ana Souza',
      'sou Ana Souza',
      'eu sou a Ana Souza',
      'meu nome é Ana Souza',
      'o meu nome completo e Ana Souza',
      'Nome: Ana Souza',
      'é Ana Souza',
      'aqui é a Ana Souza',
      'Bom dia! Ana Souza',
      'pode me chamar de Ana Souza',
    ].map((text): [Key, string, Raw] => ['name', text, { name: 'Ana Souza' }]),
    ...[
      'minha mãe é Maria Souza',
      'minha mae se chama Maria Souza',
      'o nome da minha mãe é Maria Souza',
      'o nome dela é Maria Souza',
      'ela se chama Maria Souza',
      'mãe: Maria Souza',
      'é Maria Souza',
      'a minha mãe era Maria Souza',
      'mamãe é Maria Souza',
    ].map((text): [Key, string, Raw] => ['motherName', text, { motherName: 'Maria Souza' }]),
    ...['numero 35', 'Número: 35', 'nº 35', 'n° 35', 'é o 35', 'o número é 35', 'moro no 35', '35'].map(
      (text): [Key, string, Raw] => ['number', text, { number: '35' }],
    ),
    ...[
      's/n',
      'S/N',
      's n',
      'sn',
      'sem número',
      'sem numero',
      'não tem número',
      'nao tem',
      'casa sem número',
      'S/Nº',
    ].map((text): [Key, string, Raw] => ['number', text, { number: 's/n' }]),
    ['number', '35 apto 12', { number: '35', complement: 'apto 12' }],
    ['number', 'número 35A, bloco B apto 12', { number: '35A', complement: 'bloco B apto 12' }],
    ['number', '35 fundos', { number: '35', complement: 'fundos' }],
    ...['quadra 12', 'Qd. 12', 'a quadra 12', 'é quadra 12', '12'].map((text): [Key, string, Raw] => [
      'block',
      text,
      { block: '12' },
    ]),
    ...['quadra 12 lote 7', 'qd 12, lt 7', '12 lote 7', 'Quadra 12 e o lote 7'].map((text): [Key, string, Raw] => [
      'block',
      text,
      { block: '12', lot: '7' },
    ]),
    ...['A1', 'lote A1'].map((text): [Key, string, Raw] => ['lot', text, { lot: 'A1' }]),
    ...['lote 7', 'Lt. 7', 'o lote 7', '7'].map((text): [Key, string, Raw] => ['lot', text, { lot: '7' }]),
    ...[
      'n',
      'não',
      'nao tem nao',
      'não tem',
      'não, não tem',
      'nao tenho',
      'não possui',
      'sem complemento',
      'nenhum',
      'moro em casa',
      'é uma casa',
      'casa',
      'é casa mesmo',
      'não, é casa',
      'não, moro em casa',
      'moro numa casa',
      'casa.',
      '-',
      '',
      'não se aplica',
      'n/a',
      'N/A',
      'não, obrigada',
      'não uso nenhum complemento',
      'não quero complemento',
    ].map((text): [Key, string, Raw] => ['complement', text, { complement: '' }]),
    ...['é apto 12', 'moro no apto 12', 'sim, apto 12', 'tem sim, apto 12', 'é o apto 12', 'moro num apto 12'].map(
      (text): [Key, string, Raw] => ['complement', text, { complement: 'apto 12' }],
    ),
    ['neighborhood', 'o bairro é Centro', { neighborhood: 'Centro' }],
    ['street', 'moro na Rua das Palmeiras', { street: 'Rua das Palmeiras' }],
    ['city', 'é Ribeirão Preto', { city: 'Ribeirão Preto' }],
  ]
  it.each(cases)('%s: %s', (key, text, values) => {
    expect(readAnswers({ [key]: text }, now)).toEqual({ values, refused: {} })
  })
})

describe('words to the assistant are no answer, here and on the server', () => {
  const talk = [
    'quanto custa?',
    'quanto custa',
    'tem fidelidade?',
    'voltar',
    'cancelar',
    'quero falar com uma pessoa',
    'falar com atendente',
    'não sei',
    'prefiro não informar',
    'oi',
    'bom dia',
    'errei o cep',
    'ajuda',
    'Ana Souza?',
  ]
  const cases: [Key, Refusal, string[]][] = [
    [
      'name',
      'name.talk',
      [
        ...talk,
        'sou de Ribeirão Preto',
        'eu já falei',
        'já disse',
        'mudei de ideia',
        'corrige o cep',
        'espera um pouco',
        'meu cep mudou',
        'tanto faz',
        'deixa pra lá',
      ],
    ],
    [
      'motherName',
      'motherName.talk',
      [...talk, 'não consta', 'ela já faleceu', 'pra que isso', 'nada', 'nada disso', 'nada a ver'],
    ],
    ['number', 'number.talk', [...talk, 'quero o de 600 mega', 'Rua das Palmeiras', 'trinta e cinco', '600 mega']],
    ['complement', 'complement.talk', [...talk, 'sim', 'não é casa', 'aguarde']],
    ['number', 'number.more', ['apto 12', 'bloco B 3']],
    ['block', 'block.talk', [...talk, 'lote 7']],
    ['lot', 'lot.talk', [...talk, 'quadra 12 lote 7']],
    ...(['street', 'neighborhood', 'city'] as const).map((key): [Key, Refusal, string[]] => [
      key,
      `${key}.talk`,
      talk.filter((text) => text !== 'ajuda'),
    ]),
  ]
  const rows = cases.flatMap(([key, code, texts]) => texts.map((text) => ({ key, code, text })))
  it.each(rows)('$key: $text', ({ key, code, text }) => {
    expect(readAnswers({ [key]: text }, now)).toEqual({ values: {}, refused: { [key]: { code } } })
    expect(answerRules[key].safeParse(text).error?.issues[0]?.message).toBe(code)
  })

  it('a number is not merged with a separate complement', () => {
    expect(readAnswers({ number: '35 apto 12', complement: 'Bloco B' }, now)).toEqual({
      values: { complement: 'Bloco B' },
      refused: { number: { code: 'number.more' } },
    })
  })
})

describe('an answer that only begins like such words is stored unchanged', () => {
  const people = [
    'Sousa Lima',
    'Errea Lopes',
    'Querobim Silva',
    'Quero-Quero Lima',
    'Sol Maria',
    'Oiticica Lima',
    'Ajuricaba Souza',
    'Socorro Lima',
    'Voltaire Souza',
    'Nanci Nunes',
    'Simão Sá',
    'Simone Reis',
    'Eurico Melo',
    'Onofre Dias',
    'Temis Rocha',
    'Quaresma Lima',
    'Oká Silva',
    'Edna Souza',
    'Maria da Ajuda',
    'Ana Paula Nunca',
    'Eunice Moro',
    'Sei Fujiwara',
    'Omar Aquino',
    'Nomeia Lima',
    'Áurea Édina Sá',
    'Norma Sim',
    'Jamila Sá',
    'Tainá Bomfim',
    'Esperança Lima',
    'Nada Haddad',
  ]
  const cases: [Key, string[]][] = [
    ['name', people],
    ['motherName', people],
    [
      'complement',
      [
        'Apto 12, bloco B',
        'Casa dos fundos',
        'Fundos',
        'Casa 2',
        'Casa A',
        'Bloco N',
        'Sobrado',
        'Nave 3',
        'casa verde',
        'Sem Nome Edifício',
        'Naoto 2',
      ],
    ],
    ['number', ['35', '35A', '35-A', '35/37', 'Km 12', '1.200', 'Lote 3', 'A12', '35 B']],
    ['block', ['12', 'B', 'SQS 203', '12-A', 'Quarenta', 'QI 5']],
    ['lot', ['7', '7A', 'Único', '7 e 8']],
    [
      'street',
      [
        'Rua Quero-Quero',
        'Dois de Julho',
        'Rua Não Me Toque',
        'Volta da Jurema',
        'Estrada do Sim',
        'Rua E',
        'Oitava Avenida',
      ],
    ],
    [
      'neighborhood',
      [
        'Ajuda',
        'Ajuda de Baixo',
        'Quero-Quero',
        'Cancela Preta',
        'Boa Vista',
        'Bom Jesus',
        'Moro Alto',
        'Bairro Alto',
        'Centro',
        'SIM',
      ],
    ],
    [
      'city',
      [
        'Volta Redonda',
        'Espera Feliz',
        'Jaú',
        'Deodápolis',
        'Não-Me-Toque',
        'Não Me Toque',
        'Quixadá',
        'Ourinhos',
        'Comodoro',
        'Quatis',
        'Simões Filho',
        'São Paulo',
      ],
    ],
  ]
  const rows = cases.flatMap(([key, texts]) => texts.map((text) => ({ key, text })))
  it.each(rows)('$key: $text', ({ key, text }) => {
    expect(readAnswers({ [key]: text }, now)).toEqual({ values: { [key]: text }, refused: {} })
  })
})
