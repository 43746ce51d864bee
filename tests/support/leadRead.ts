import { lead } from '../../src/api/contract/lead/lead.ts'
import { answers } from './anOrder.ts'
import { idLead } from './fakeApi.ts'

const saved = Object.entries(answers).slice(1, Object.keys(answers).indexOf('email'))

/** The server's reply on an order answered up to the e-mail. Unanswered fields have no value. */
export const leadRead = lead.parse({
  id: idLead,
  version: 3,
  status: 'open',
  idPlan: 'plan-d600gl',
  sku: 'd600gl',
  saved: saved.map(([step]) => step),
  due: 'email',
  address: {
    cep: '14010100',
    number: '35',
    address: 'Rua das Palmeiras',
    neighborhood: 'Centro',
    city: 'Ribeirão Preto',
    state: 'SP',
    is_block_allotment: false,
    block_number: null,
    allotment_number: null,
    complement: null,
  },
  ...Object.fromEntries(saved.flatMap(([, body]) => Object.entries(body))),
  name: 'Ana S.',
  phone: '(16) •••••-4567',
})
