import { dueDays } from '../../api/contract/values/valueRules.ts'
import type { Lead } from '../../api/contract/lead/lead.ts'
import type { Answers, Key } from './answers.ts'
import { chosenPlan, placeKeys, type Facts } from '../flows/facts.ts'
import { unusualAccount, unusualAgency } from '../reading/unusualBankDetails.ts'
import { orText } from '../../api/contract/values/joinWords.ts'
import { maskedEnd, slotText } from '../format.ts'
import type { Question } from './question.ts'
import { hiddenMask } from './answerSaving.ts'
import { asDigits } from '../../api/contract/values/digits.ts'
import { asAccount, asAgency, asDebit, asDueDay, asSlots, asWords } from '../reading/answerParsers.ts'

const noDebit = (answers: Answers) => answers.directDebit !== true

const bankIn = ({ banks }: Facts, code: string | undefined) => banks?.find((bank) => bank.code === code)

/** A lead only says whether it has an account. */
const ofDebit = ({ saved, direct_debit }: Lead) => (saved?.includes('bankInfo') && direct_debit ? hiddenMask : null)

export const orderQuestions = {
  plan: {
    wire: {
      step: 'plan',
      fields: 'idPlan',
      back: 'told',
      write: (answers, facts) => ({ idPlan: chosenPlan(answers, facts)?.id }),
      from: ({ sku, plansOffers }) => (plansOffers ? null : sku),
    },
    slug: 'plano',
    label: 'Plano',
    say: 'Estes chegam ao seu endereço. Qual plano você quer?',
    why: 'O preço e a velocidade dependem da rede da sua rua.',
    offered: true,
    input: { kind: 'plans' },
    read: asWords,
    show: (sku, { coverage }) => coverage?.plans.find((plan) => plan.sku === sku)?.plan ?? sku,
    dependsOn: placeKeys,
    review: { group: 'plan' },
  },
  offer: {
    wire: { step: 'none', back: 'told', from: ({ sku, plansOffers }) => (plansOffers ? sku : null) },
    slug: 'oferta',
    label: 'Oferta',
    say: 'Estas ofertas são suas. Qual oferta você quer?',
    why: 'As ofertas dependem do seu contrato de hoje.',
    offered: true,
    input: { kind: 'offers' },
    read: asWords,
    show: (sku, { offers }) => offers?.plans.find((plan) => plan.sku === sku)?.plan ?? sku,
    dependsOn: ['document'],
    review: { group: 'plan' },
  },
  code: {
    wire: { step: 'none', back: 'again', lookUp: 'collaborator' },
    slug: 'codigo',
    label: 'Código do e-mail',
    short: 'código',
    say: 'Qual é o código que chegou no seu e-mail?',
    why: 'O código confirma que a oferta é para quem é do time.',
    help: 'São seis números e valem por dez minutos.',
    input: { kind: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', example: '123456', maxLength: 12 },
    read: asDigits,
    show: () => '••••••',
    private: 'o código do e-mail',
    fixed: true,
    dependsOn: ['email'],
    uses: ['codeSent'],
    review: null,
  },
  dueDate: {
    wire: { step: 'dueDate', fields: 'due_date', back: 'told' },
    slug: 'vencimento',
    label: 'Dia do vencimento',
    short: 'vencimento',
    say: 'Que dia é melhor para pagar?',
    why: 'A fatura vence todo mês no dia que você escolher. A primeira cobra só os dias de uso.',
    input: { kind: 'days', days: dueDays, suggested: 10 },
    read: asDueDay,
    show: (day) => `Todo dia ${day}`,
    review: { group: 'payment' },
  },
  directDebit: {
    wire: { step: 'bankInfo', fields: 'direct_debit', back: 'told' },
    slug: 'debito',
    label: 'Débito automático',
    say: 'Quer pagar no débito automático? O desconto do plano vale com ele.',
    why: 'No débito a fatura é paga sozinha e o preço com desconto vale por 12 meses. No boleto, você paga um pouco mais por mês.',
    input: { kind: 'yesNo', yes: 'Sim, no débito automático', no: 'Não, prefiro boleto' },
    read: asDebit,
    show: (debit) => (debit ? 'Débito automático' : 'Boleto'),
    uses: ['banks', 'slots'],
    review: { group: 'payment', label: 'Forma' },
  },
  bank: {
    wire: { step: 'bankInfo', fields: 'bankInfo.bank', back: 'masked', from: ofDebit },
    slug: 'banco',
    label: 'Banco',
    say: 'Em qual banco fica a conta?',
    why: 'O débito é combinado com o seu banco: basta o nome ou o código dele.',
    input: { kind: 'bank', example: 'Nome ou código do banco' },
    read: asDigits,
    show: (code, facts) => bankIn(facts, code)?.name ?? code,
    uses: ['banks'],
    skipWhen: noDebit,
    review: { group: 'payment', label: 'Conta' },
  },
  agency: {
    wire: { step: 'bankInfo', fields: 'bankInfo.agency', back: 'masked', from: ofDebit },
    slug: 'agencia',
    label: 'Agência',
    say: 'Qual é a agência?',
    help: 'O número, com o dígito, se houver. Exemplo: 1234-5.',
    helpAlone: 'Escreva o número da agência, com o dígito, se houver. Pode mandar a conta junto: 1234-5 12345-6.',
    why: 'A conta serve só para o débito, e precisa estar no nome de quem assina o contrato.',
    input: { kind: 'text', mask: 'agency', inputMode: 'text', autoComplete: 'off', example: '1234-5' },
    read: asAgency,
    show: maskedEnd,
    doubt: (agency, { bank }, facts) => unusualAgency(agency, bankIn(facts, bank)),
    private: 'a agência',
    dependsOn: ['bank'],
    uses: ['banks'],
    skipWhen: noDebit,
    review: null,
  },
  account: {
    wire: { step: 'bankInfo', fields: 'bankInfo.account_number', back: 'masked', from: ofDebit },
    slug: 'conta',
    label: 'Conta com dígito',
    short: 'conta',
    say: 'E a conta, com o dígito?',
    help: 'Escreva a conta com o dígito, como em 12345-6, e não o número do cartão. O dígito pode ser X.',
    why: 'A conta serve só para o débito, e precisa estar no nome de quem assina o contrato.',
    input: { kind: 'text', mask: 'account', inputMode: 'text', autoComplete: 'off', example: '12345-6' },
    read: asAccount,
    show: maskedEnd,
    doubt: (account, { bank }, facts) => unusualAccount(account, bankIn(facts, bank)),
    private: 'a conta',
    dependsOn: ['bank'],
    uses: ['banks'],
    skipWhen: noDebit,
    review: null,
  },
  schedule: {
    wire: { step: 'scheduleDate', fields: 'schedules', back: 'told' },
    slug: 'data-instalacao',
    label: 'Datas e períodos',
    short: 'visita',
    say: 'Quando o técnico pode ir?',
    why: 'O técnico precisa entrar em casa para passar o cabo e deixar o Wi-\u2060Fi funcionando.',
    help: 'Escolha até três opções. Confirmamos uma delas por mensagem em até 24 horas.',
    input: { kind: 'slots' },
    read: asSlots,
    show: (slots) => orText(slots.map(slotText)),
    dependsOn: ['cep'],
    uses: ['slots'],
    skipWhen: (answers, facts) => chosenPlan(answers, facts)?.installationSchedule === false,
    review: { group: 'visit' },
  },
} satisfies { [K in Key]?: Question<K> }
