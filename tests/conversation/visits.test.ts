import { expect, it } from 'vitest'
import { hear } from '../../src/understanding/hear.ts'
import { loadLooseVisits } from '../../src/understanding/looseVisits.ts'
import { answeredUpTo, goodFacts } from '../support/aFunnel.ts'

await loadLooseVisits()

const noon = new Date('2026-11-20T15:00:00Z')
const at = (text: string, facts = goodFacts, now = noon) => hear(answeredUpTo('schedule', facts), 'schedule', text, now)
const visit = (day: string, period: 'manha' | 'tarde') => ({ date: `${day}/2026`, period, free: true })

const many = [
  visit('21/11', 'tarde'),
  { ...visit('23/11', 'manha'), free: false },
  visit('23/11', 'tarde'),
  visit('24/11', 'manha'),
  visit('24/11', 'tarde'),
  visit('01/12', 'tarde'),
]

it.each([
  ['qualquer manhã', '24/11/2026 manha'],
  ['qualquer manhã da semana que vem', '24/11/2026 manha'],
  ['pode ser qualquer tarde dessa semana', '21/11/2026 tarde'],
  ['qualquer dia à tarde', '21/11/2026 tarde;23/11/2026 tarde;24/11/2026 tarde'],
  ['tanto faz', '21/11/2026 tarde;23/11/2026 tarde;24/11/2026 manha'],
  ['qualquer horário, manhã ou tarde', '21/11/2026 tarde;23/11/2026 tarde;24/11/2026 manha'],
  ['o mais cedo possível', '21/11/2026 tarde'],
  ['assim que der', '21/11/2026 tarde'],
  ['quando puder', '21/11/2026 tarde;23/11/2026 tarde;24/11/2026 manha'],
  ['o quanto antes', '21/11/2026 tarde'],
  ['a primeira manhã livre', '24/11/2026 manha'],
  ['o mais cedo possível na semana que vem', '23/11/2026 tarde'],
])('takes the free visits that %j leaves open', (text, schedule) =>
  expect(at(text, { ...goodFacts, slots: many })).toEqual({
    kind: 'answers',
    answers: { schedule },
    reply: null,
  }),
)

it.each(['qualquer manhã dessa semana', 'qualquer dia menos terça', 'qualquer um pode instalar?', 'mais cedo não dá'])(
  'takes no visit for %j',
  (text) => expect(at(text, { ...goodFacts, slots: many }).kind).not.toBe('answers'),
)

it.each(['qualquer tarde dessa semana', 'qualquer tarde da semana que vem'])(
  'on a Sunday %j is of the days that come',
  (text) =>
    expect(at(text, { ...goodFacts, slots: many }, new Date('2026-11-22T15:00:00Z'))).toMatchObject({
      answers: { schedule: '23/11/2026 tarde;24/11/2026 tarde' },
    }),
)

it.each([
  ['só posso semana que vem', /^Assim há seg., 23 nov, à tarde; ter., 24 nov, de manhã ou à tarde\. Qual/],
  ['semana que vem', /^Assim há seg., 23 nov/],
  ['não posso essa semana', /^Assim há seg., 23 nov.*; ter., 1 dez, à tarde\./],
  ['só mês que vem', /^Assim há ter., 1 dez, à tarde\./],
  ['só depois do dia 24', /^Assim há ter., 1 dez, à tarde\./],
  ['a partir do dia 24', /^Assim há ter., 24 nov/],
  ['só posso de manhã', /^Assim há ter., 24 nov, de manhã\./],
  ['tem sábado?', /^Assim há sáb., 21 nov, à tarde\./],
  ['tem quinta?', /^Não há visita livre assim\. As que há vão de sáb., 21 nov a ter., 1 dez\./],
  ['só em janeiro', /^Não há visita livre assim\..*Receber uma ligação/],
  ['nenhuma serve', /^As visitas livres vão de sáb., 21 nov a ter., 1 dez.*Receber uma ligação/],
  ['nenhum desses', /^As visitas livres vão/],
  ['não tem outra data?', /^As visitas livres vão/],
  ['não posso em nenhum desses dias', /^As visitas livres vão/],
  ['essas datas não dá', /^As visitas livres vão/],
])('tells of the visits that %j asks for', (text, reply) =>
  expect(at(text, { ...goodFacts, slots: many })).toEqual({
    kind: 'side',
    reply: expect.stringMatching(reply),
  }),
)

it.each(['não posso terça', 'não posso de manhã', 'terça'])('tells of no visits for %j', (text) =>
  expect(at(text, { ...goodFacts, slots: many }).kind).toBe('refused'),
)
