import type { Coverage } from '../../api/contract/address.ts'
import { ageRefusal } from '../../api/contract/values/ageRefusal.ts'
import { asDocument, maskedDocument } from '../../api/contract/values/cpfAndCnpj.ts'
import { suggestEmailDomain } from '../reading/suggestEmailDomain.ts'
import { placeKeys } from '../flows/facts.ts'
import { maskedName, phoneText } from '../format.ts'
import type { Key } from './answers.ts'
import type { Question } from './question.ts'
import { hiddenMask } from './answerSaving.ts'
import { asPhone } from '../../api/contract/values/digits.ts'
import { asDay, asEmail, asName, asYesNo } from '../reading/answerParsers.ts'
import { commonTexts } from '../texts/commonTexts.ts'

/** The change that would make an offer possible. */
const hopes: Record<NonNullable<Coverage['reason']>, string> = {
  'no-network': 'a fibra chegar à sua rua',
  'no-free-port': 'abrir uma vaga na caixa da sua rua',
  'not-in-campaign': 'houver uma oferta para o seu endereço',
}

export const personQuestions = {
  notice: {
    wire: { step: 'none', back: 'again' },
    slug: 'aviso',
    label: 'Aviso de cobertura',
    short: 'aviso',
    say: (_, { coverage }) => `Quer receber um aviso quando ${hopes[coverage?.reason ?? 'no-network']}?`,
    why: 'O aviso é um e-mail só, sem compromisso, no dia em que houver uma oferta para o seu endereço.',
    offered: true,
    input: { kind: 'yesNo', yes: 'Sim, quero ser avisado', no: 'Não, obrigado' },
    read: asYesNo,
    show: (wants) => (wants ? 'Sim, quero ser avisado' : 'Não, obrigado'),
    dependsOn: placeKeys,
    review: null,
  },
  name: {
    wire: { step: 'name', fields: 'name', back: 'masked' },
    slug: 'nome',
    label: 'Nome completo',
    short: 'nome',
    say: 'Como você se chama?',
    why: 'O contrato sai no nome de quem vai assinar.',
    help: 'Escreva o nome inteiro, como no documento.',
    input: { kind: 'text', autoComplete: 'name', example: 'Ana Souza', maxLength: 128 },
    read: asName,
    show: String,
    review: { group: 'person' },
  },
  email: {
    wire: { step: 'email', fields: 'email', back: 'masked' },
    slug: 'email',
    label: 'E-mail',
    say: 'Qual é o seu e-mail?',
    why: 'O contrato, a data da visita e as faturas vão por e-mail; o de alguém de confiança também serve.',
    help: 'Escreva com arroba, como em nome@provedor.com.br.',
    input: {
      kind: 'text',
      inputMode: 'email',
      type: 'email',
      autoComplete: 'email',
      example: 'nome@provedor.com.br',
      maxLength: 96,
    },
    read: asEmail,
    show: String,
    doubt: (email) => {
      const domain = suggestEmailDomain(email)
      return domain === null ? null : { code: 'email.unusual', domain }
    },
    review: { group: 'person' },
  },
  acceptPromotions: {
    wire: {
      step: 'email',
      fields: 'accept_promotions',
      back: 'told',
      write: ({ acceptPromotions = false }) => ({ accept_promotions: acceptPromotions }),
      from: ({ saved, accept_promotions }) => (saved?.includes('email') ? (accept_promotions ?? false) : null),
    },
    slug: 'promocoes',
    label: 'Promoções por e-mail',
    short: 'promoções',
    say: 'Quer receber promoções por e-mail? É opcional.',
    why: 'São ofertas da operadora por e-mail, só para quem pede. Com ou sem elas, o pedido segue igual.',
    offered: true,
    input: { kind: 'consent', text: commonTexts.promotions, yes: 'Sim, quero', no: 'Não, obrigado' },
    read: asYesNo,
    show: (accepts) => (accepts ? 'Sim, quero' : 'Não, obrigado'),
    review: { group: 'person' },
  },
  phone: {
    wire: { step: 'phone', fields: 'phone', back: 'masked' },
    slug: 'telefone',
    label: 'Celular com DDD',
    short: 'celular',
    say: 'Qual é o seu celular com DDD?',
    why: 'O técnico confirma a visita por este número, que pode ser o de alguém de confiança. Propaganda só vai para quem pede.',
    input: {
      kind: 'text',
      mask: 'phone',
      inputMode: 'tel',
      autoComplete: 'tel-national',
      example: '(00) 00000-0000',
    },
    read: asPhone,
    show: phoneText,
    review: { group: 'person' },
  },
  birthDate: {
    wire: { step: 'birthDate', fields: 'birth_date', back: 'masked' },
    slug: 'data-nascimento',
    label: 'Data de nascimento',
    short: 'nascimento',
    say: 'Qual é a sua data de nascimento?',
    why: 'A data de nascimento confirma que você já tem 18 anos, como pede o contrato.',
    help: 'Escreva dia, mês e ano, como em 15/03/1990.',
    input: { kind: 'text', mask: 'date', inputMode: 'numeric', autoComplete: 'bday', example: '00/00/0000' },
    read: asDay,
    refuse: ageRefusal,
    show: (day) => `••/••/${day.slice(6)}`,
    private: 'a sua data de nascimento',
    review: { group: 'person' },
  },
  document: {
    wire: {
      step: 'documentNumber',
      fields: ['cpf', 'cnpj'],
      back: 'masked',
      write: ({ document }) => (document?.length === 11 ? { cpf: document } : { cnpj: document }),
      from: ({ document, plansOffers }) => document ?? (plansOffers ? hiddenMask : null),
      lookUp: 'offers',
    },
    slug: 'cpf',
    label: 'CPF de quem vai assinar o contrato',
    short: 'CPF',
    say: 'Qual é o seu CPF?',
    why: 'O CPF serve só para a análise do pedido e para o contrato. Nada é contratado sem o seu aceite.',
    help: 'Escreva só os números. A pontuação entra sozinha.',
    input: { kind: 'document', autoComplete: 'off', example: '000.000.000-00' },
    read: asDocument,
    show: maskedDocument,
    private: 'o seu CPF ou CNPJ',
    review: { group: 'person', label: 'CPF ou CNPJ' },
  },
  motherName: {
    wire: { step: 'motherName', fields: 'mothers_name', back: 'masked' },
    slug: 'nome-mae',
    label: 'Nome completo da sua mãe',
    short: 'nome da mãe',
    say: 'Qual é o nome da sua mãe?',
    why: 'O nome da sua mãe só confirma que é você: ela não assina, não paga nem recebe ligação.',
    help: 'Escreva como está no seu documento.',
    input: { kind: 'text', autoComplete: 'off', example: 'Maria Souza', maxLength: 128 },
    read: asName,
    show: maskedName,
    private: 'o nome da sua mãe',
    review: { group: 'person' },
  },
} satisfies { [K in Key]?: Question<K> }
