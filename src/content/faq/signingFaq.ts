import { contact } from '../../api/contract/operatorSite/brandAndContact.ts'
import { operatorPages } from '../../api/contract/operatorSite/companyFacts.ts'
import { notAnAnswerTexts } from '../texts/notAnAnswerTexts.ts'
import type { FaqEntry } from './faqEntry.ts'

/** What is asked by whoever signs, about their data and how they pay. */
export const signingFaq = [
  {
    id: 'foreigner',
    question: 'Sou de outro país. Posso contratar?',
    answer: [
      'Pode: basta ter CPF, que a Receita Federal dá também a quem é de outro país. RNE, RNM e passaporte não servem no lugar dele.',
    ],
    alike: [],
  },
  {
    id: 'cpf-irregular',
    question: 'E se o meu CPF estiver irregular na Receita?',
    answer: [
      'O pedido passa por uma análise com o CPF. Se o seu está irregular ou suspenso, acerte antes no site da Receita Federal.',
    ],
    alike: [],
  },
  {
    id: 'name-changed',
    question: 'E se o meu nome mudou?',
    answer: ['Vale o nome que está hoje no seu CPF, na Receita Federal, mesmo que outro documento traga o antigo.'],
    alike: [],
  },
  {
    id: 'contact-change',
    question: 'E se eu errar ou mudar o telefone ou o e-mail?',
    answer: [
      `Até finalizar, é só dizer “mudar o e-mail” ou “mudar o telefone”. Depois do pedido, uma pessoa troca com você: ${contact.sales}.`,
    ],
    alike: [],
  },
  {
    id: 'two-phones',
    question: 'Posso dar dois telefones?',
    answer: [notAnAnswerTexts.onePhone],
    alike: [],
  },
  {
    id: 'mail-missing',
    question: 'E se o e-mail não chegar?',
    answer: [`Olhe também a caixa de spam. Se não estiver lá, uma pessoa vê com você: ${contact.sales}.`],
    alike: [],
  },
  {
    id: 'order-number',
    question: 'Preciso guardar o número do pedido?',
    answer: ['Ele vai também no resumo, para o seu e-mail. É com o número e o seu celular que se acompanha o pedido.'],
    alike: [],
  },
  {
    id: 'tax-invoice',
    question: 'Vocês emitem nota fiscal?',
    answer: [
      `A fatura de cada mês sai no nome e no CPF ou CNPJ de quem assina. Sobre a nota fiscal, uma pessoa diz: ${contact.support}.`,
    ],
    alike: [],
  },
  {
    id: 'pay-ahead',
    question: 'Posso pagar adiantado ou o ano inteiro?',
    answer: [
      'Não há plano anual nem desconto por adiantar: é uma fatura por mês, que pode ser paga antes do vencimento.',
    ],
    alike: [],
  },
  {
    id: 'no-balance',
    question: 'E se não houver saldo no dia do débito?',
    answer: [
      `A fatura fica em aberto, e você paga pela segunda via, no ${operatorPages.customerArea}. Depois do vencimento podem incidir a multa e os juros do atraso, e cortar, só 15 dias depois de avisar. Do cheque especial quem cuida é o seu banco.`,
    ],
    alike: [],
  },
  {
    id: 'boleto-where',
    question: 'Onde pago o boleto?',
    answer: ['No aplicativo do seu banco, em agência, caixa eletrônico ou lotérica, pelo código de barras.'],
    alike: [],
  },
  {
    id: 'leading-zeros',
    question: 'Os zeros da frente contam?',
    answer: [
      'Na agência, escreva todos os números, com os zeros. Na conta, com ou sem os zeros da frente dá no mesmo.',
    ],
    alike: [],
  },
  {
    id: 'digital-agency',
    question: 'Qual é a agência de um banco digital?',
    answer: ['Nos bancos digitais costuma ser 0001. Confirme no aplicativo, em dados da conta.'],
    alike: [],
  },
  {
    id: 'digit-letter',
    question: 'O dígito pode ser X?',
    answer: ['Pode: escreva com a letra, como em 12345-X.'],
    alike: [],
  },
  {
    id: 'pix-key',
    question: 'A chave Pix serve?',
    answer: ['Não. O débito precisa do banco, da agência e da conta com o dígito, que estão no aplicativo do banco.'],
    alike: [],
  },
] as const satisfies readonly FaqEntry[]
