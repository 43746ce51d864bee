import type { Reply } from '../../src/api/contract/calls.ts'
import { idLead } from './fakeApi.ts'

/** The server's reply on an order answered up to the e-mail. */
export const leadRead = {
  id: idLead,
  version: 3,
  status: 'open',
  idPlan: 'plan-d600gl',
  sku: 'd600gl',
  saved: ['name', 'phone'],
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
  name: 'Ana S.',
  email: null,
  phone: '(16) •••••-4567',
  document: null,
  due_date: null,
  direct_debit: null,
  accept_promotions: null,
  schedules: null,
  orderNumber: null,
} satisfies Reply<'readLead'>
