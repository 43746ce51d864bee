import { expect, it } from 'vitest'
import type { Bookable } from '../../src/api/contract/schedule.ts'
import { normalized } from '../../src/understanding/line/normalizeText.ts'
import { readAvailability } from '../../src/understanding/values/availability.ts'
import { readVisits } from '../../src/understanding/values/visits.ts'
import { visitsThatFit } from '../../src/understanding/visits/visitsThatFit.ts'

/** A Friday. */
const today = '20/11/2026'

/** The day and the first letter of its half, from Saturday the 21st to Monday the 7th. */
const free: Bookable[] = '21m 23m 23t 24m 24t 25t 26m 26t 27t 28m 30m 30t 01t 05m 07m 07t'.split(' ').map((visit) => ({
  date: `${visit.slice(0, 2)}/${visit < '20' ? 12 : 11}/2026`,
  period: visit.endsWith('m') ? 'manha' : 'tarde',
  free: true,
}))

function fitting(saying: string): string {
  const availability = readAvailability(normalized(saying).plain, today)
  if (!availability) return 'not read'
  const visits = visitsThatFit(availability, [], free).map(({ date, period }) => date.slice(0, 2) + period[0])
  return visits.join(' ') || 'none'
}

it.each([
  ['pego no serviço cedo, só consigo à tarde', '23t 24t 25t 26t 27t 30t 01t 07t'],
  ['de tarde eu trabalho', '21m 23m 24m 26m 28m 30m 05m 07m'],
  ['à tarde é impossível', '21m 23m 24m 26m 28m 30m 05m 07m'],
  ['manhã nem pensar', '23t 24t 25t 26t 27t 30t 01t 07t'],
  ['segunda eu não consigo', '21m 24m 24t 25t 26m 26t 27t 28m 01t 05m'],
  ['fora sexta', '21m 23m 23t 24m 24t 25t 26m 26t 28m 30m 30t 01t 05m 07m 07t'],
  ['exceto sábado, tanto faz', '23m 23t 24m 24t 25t 26m 26t 27t 30m 30t 01t 07m 07t'],
  ['qualquer um menos segunda e terça', '21m 25t 26m 26t 27t 28m 05m'],
  ['só posso nos sábados', '21m 28m 05m'],
  ['no fim de semana', '21m 28m 05m'],
  ['estou de folga às segundas', '23m 23t 30m 30t 07m 07t'],
  ['minha folga cai na quinta', '26m 26t'],
  ['lá pelo fim de novembro', '21m 23m 23t 24m 24t 25t 26m 26t 27t 28m 30m 30t'],
  ['no começo de dezembro, à tarde', '01t 07t'],
  ['semana que entra', '23m 23t 24m 24t 25t 26m 26t 27t 28m'],
  ['na semana que vem, quarta ou sexta', '25t 27t'],
  ['só me mudo no dia 28', '28m 30m 30t 01t 05m 07m 07t'],
  ['pego as chaves dia 30 de novembro', '30m 30t 01t 05m 07m 07t'],
  ['volto de viagem dia 5/12', '05m 07m 07t'],
  ['viajo até dia 26', '27t 28m 30m 30t 01t 05m 07m 07t'],
  ['estou fora da cidade até sábado', '23m 23t 24m 24t 25t 26m 26t 27t 28m 30m 30t 01t 05m 07m 07t'],
  ['domingo', 'none'],
  ['domingo depois do futebol', 'none'],
  ['feriado serve?', 'none'],
  ['5 da tarde de quinta', '26t'],
  ['segunda depois das quatro', '23t 30t 07t'],
  ['a partir das 13h', '23t 24t 25t 26t 27t 30t 01t 07t'],
  ['até as 11', '21m 23m 24m 26m 28m 30m 05m 07m'],
  ['antes do almoço, qualquer dia', '21m 23m 24m 26m 28m 30m 05m 07m'],
  ['depois do meio-dia', '23t 24t 25t 26t 27t 30t 01t 07t'],
  ['das 9 às 11', '21m 23m 24m 26m 28m 30m 05m 07m'],
  ['largo às 14h', '23t 24t 25t 26t 27t 30t 01t 07t'],
  ['trabalho até o meio-dia', '23t 24t 25t 26t 27t 30t 01t 07t'],
  ['trabalho o dia inteiro', '21m 28m 05m'],
  ['trabalho de segunda a sexta', '21m 28m 05m'],
  ['estudo de noite', '21m 23m 23t 24m 24t 25t 26m 26t 27t 28m 30m 30t 01t 05m 07m 07t'],
  ['só à noite', 'none'],
  ['depois das 19h', 'none'],
  ['o mais rápido possível', '21m'],
  ['assim que puderem', '21m'],
  ['para ontem', '21m'],
  ['a primeira data livre', '21m'],
  ['terceira opção', '23t'],
  ['a última data', '07t'],
  ['tanto faz', '21m 23m 23t 24m 24t 25t 26m 26t 27t 28m 30m 30t 01t 05m 07m 07t'],
  ['quando vocês puderem', '21m 23m 23t 24m 24t 25t 26m 26t 27t 28m 30m 30t 01t 05m 07m 07t'],
  ['todo dia de manhã estou em casa', '21m 23m 24m 26m 28m 30m 05m 07m'],
  ['tem na sexta?', '27t'],
  ['não tem terça?', '24m 24t 01t'],
  ['vocês têm visita no sábado?', '21m 28m 05m'],
  ['terça não e quinta também não', '21m 23m 23t 25t 27t 28m 30m 30t 05m 07m 07t'],
  ['nem segunda nem terça', '21m 25t 26m 26t 27t 28m 05m'],
  ['não posso segunda, terça e quarta', '21m 26m 26t 27t 28m 05m'],
  ['segunda, terça e quarta não dá', '21m 26m 26t 27t 28m 05m'],
  ['quarta e sexta estou ocupado', '21m 23m 23t 24m 24t 26m 26t 28m 30m 30t 01t 05m 07m 07t'],
  ['não posso na terça de manhã', '21m 23m 23t 24t 25t 26m 26t 27t 28m 30m 30t 01t 05m 07m 07t'],
  ['terça eu tenho dentista de manhã', '21m 23m 23t 24t 25t 26m 26t 27t 28m 30m 30t 01t 05m 07m 07t'],
  ['terça trabalho, quarta estou livre', '25t'],
  ['se houver sábado eu prefiro, caso contrário segunda', '21m 28m 05m 23m 23t 30m 30t 07m 07t'],
  ['segunda; se não der, terça de tarde', '23m 23t 30m 30t 07m 07t 24t 01t'],
  ['preferia sexta, mas pode ser quinta', '27t 26m 26t'],
  ['em último caso dia 30', '30m 30t'],
  ['terça de manhã não, de tarde', '24t 01t'],
  ['sexta sim, mas de manhã não', '27t'],
  ['entre terça e quinta', '24m 24t 25t 26m 26t 01t'],
  ['de quarta a sexta', '25t 26m 26t 27t'],
  ['a partir de sexta', '27t 28m 30m 30t 01t 05m 07m 07t'],
  ['depois do dia 28', '30m 30t 01t 05m 07m 07t'],
  ['antes de quarta', '21m 23m 23t 24m 24t'],
  ['até terça', '21m 23m 23t 24m 24t'],
  ['entre o dia 24 e o dia 26', '24m 24t 25t 26m 26t'],
  ['do dia 1 em diante', '01t 05m 07m 07t'],
  ['daqui a uma semana', '27t 28m 30m 30t 01t 05m 07m 07t'],
  ['daqui a 10 dias', '30m 30t 01t 05m 07m 07t'],
  ['mês que vem', '01t 05m 07m 07t'],
  ['só em dezembro', '01t 05m 07m 07t'],
  ['na primeira semana de dezembro', '01t 05m 07m 07t'],
  ['o último sábado de novembro', '28m'],
  ['dias 24 e 26', '24m 24t 26m 26t'],
  ['24 ou 26 de manhã', '24m 26m'],
  ['amanhã', '21m'],
  ['amanhã não, segunda', '23m 23t 30m 30t 07m 07t'],
  ['quinta da semana que vem', '26m 26t'],
  ['dia 7 do 12', '07m 07t'],
  ['terça, dia 25', '24m 24t 25t 01t'],
  ['nos outros dias não, só sábado', '21m 28m 05m'],
  ['só sábado, no resto trabalho', '21m 28m 05m'],
  ['minha sogra recebe vocês na quarta', '25t'],
  ['meu filho fica em casa quinta de tarde', '26t'],
  ['não trabalho às quintas', '26m 26t'],
  ['trabalho em casa na sexta', '27t'],
  ['segunda passada ninguém apareceu', 'not read'],
  ['vieram aqui ontem e não instalaram', 'not read'],
  ['na quarta passada fiquei esperando, quero sexta', '27t'],
  ['qnta de tarde, dps das 2 pq acordo tarde', '26t'],
  ['sgda cedo', '23m 30m 07m'],
  ['terça fera de tarde', '24t 01t'],
  ['5ª feira', '26m 26t'],
  ['qta de tarde', '25t 26t'],
  ['quanta coisa, na quinta não', '21m 23m 23t 24m 24t 25t 27t 28m 30m 30t 01t 05m 07m 07t'],
  ['só depois das três da tarde menos sexta pode ser quinta à tarde ou segunda à tarde', '23t 26t 30t 07t'],
  ['quarta não posso coloca quinta de manhã', '26m'],
  ['não é quarta é quinta à tarde', '26t'],
  ['não falei quarta falei quinta de manhã', '26m'],
  ['eu disse quinta não quarta', '26m 26t'],
  ['tenho facul de manhã, só tem gente sábado ou depois das 14h', '21m 28m 05m 23t 24t 25t 26t 27t 30t 01t 07t'],
  ['sábado ou dia de semana de tarde', '21m 23t 24t 25t 26t 27t 28m 30t 01t 05m 07t'],
  ['trabalho de manhã, pode ser sábado?', '21m 28m 05m'],
  ['só de tarde depois das três e não pode ser sexta', '23t 24t 25t 26t 30t 01t 07t'],
  ['oito em ponto consegue?', '21m 23m 24m 26m 28m 30m 05m 07m'],
  ['quinta oito em ponto', '26m'],
  ['qarta nao eu trampo, QUINTA a tarde', '26t'],
  ['ele vem me ver toda quarta, então quarta não', '21m 23m 23t 24m 24t 26m 26t 27t 28m 30m 30t 01t 05m 07m 07t'],
  ['não é terça não é quarta é quinta de manhã', '26m'],
  ['prefiro o dia 24, senão o 26', '24m 24t 26m 26t'],
  [
    'qualquer dia menos sábado, guardo o sábado por causa da igreja',
    '23m 23t 24m 24t 25t 26m 26t 27t 30m 30t 01t 07m 07t',
  ],
  ['sábado, mas esse de amanhã não dá', '28m 05m'],
  ['bananas', 'not read'],
  ['não sei', 'not read'],
  ['meu boleto vence dia 24', 'not read'],
])('finds the visits that fit %j', (saying, visits) => expect(fitting(saying)).toBe(visits))

const plainly = (saying: string) => readVisits(normalized(saying), today)

it.each([
  ['segunda à tarde, que de manhã eu trabalho', [['23/11/2026', 'tarde']]],
  ['quarta e quinta não dá, sexta à tarde sim', [['27/11/2026', 'tarde']]],
  ['nem sexta nem sábado. terça cedo', [['24/11/2026', 'manha']]],
  ['2 da tarde na quinta', [['26/11/2026', 'tarde']]],
  ['dia 3 de dez depois do almoço', [['03/12/2026', 'tarde']]],
  [
    'sexta de manhã; se não der, segunda cedo',
    [
      ['27/11/2026', 'manha'],
      ['23/11/2026', 'manha'],
    ],
  ],
  ['o primeiro sábado de dezembro, de manhã', [['05/12/2026', 'manha']]],
  [
    'quarta de manhã, mas se chover muito pode ser quinta de manhã também',
    [
      ['25/11/2026', 'manha'],
      ['26/11/2026', 'manha'],
    ],
  ],
  [
    'terça à tarde e se não tiver como quinta à tarde',
    [
      ['24/11/2026', 'tarde'],
      ['26/11/2026', 'tarde'],
    ],
  ],
])('takes %j as the visits that it says plainly', (saying, visits) =>
  expect(plainly(saying)).toEqual({ value: visits.map(([date, period]) => ({ date, period })) }),
)

it.each([
  'trabalho quinta de manhã',
  'não posso quinta de manhã',
  'acho que quinta de manhã',
  'qualquer quinta de manhã',
  'minha avó fica quinta de manhã',
  'quinta passada de manhã',
  'não posso quarta, quinta de manhã',
  'terça ou quarta à tarde, tanto faz',
])('takes no visit from %j', (saying) => expect(plainly(saying)).toBeNull())
