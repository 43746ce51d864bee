import { contact, operatorName } from '../../api/contract/operatorSite/brandAndContact.ts'
import { operatorPages } from '../../api/contract/operatorSite/companyFacts.ts'
import { notAnAnswerTexts } from '../texts/chat/notAnAnswerTexts.ts'
import type { FaqEntry } from './faqEntry.ts'

/** Questions about signing, personal data and payment. */
export const signingFaq = [
  {
    id: 'foreigner',
    question: 'Sou de outro país. Posso contratar?',
    answer: [
      'Basta ter CPF, que a Receita Federal dá também a quem é de outro país. RNE, RNM e passaporte não servem no lugar dele.',
    ],
  },
  {
    id: 'cpf-irregular',
    question: 'E se o meu CPF estiver irregular na Receita?',
    answer: [
      'Com o CPF irregular ou suspenso, o melhor é acertar antes, no site da Receita Federal: o pedido passa por uma análise.',
    ],
  },
  {
    id: 'name-changed',
    question: 'E se o meu nome mudou?',
    answer: ['Vale o nome que está hoje no CPF, na Receita Federal, mesmo que o de outro documento seja diferente.'],
  },
  {
    id: 'contact-change',
    question: 'E se eu errar ou mudar o telefone ou o e-mail?',
    answer: [
      `Sem problema: até finalizar, diga “mudar o e-mail” ou “mudar o telefone”. Depois, uma pessoa troca com você: ${contact.sales}.`,
    ],
  },
  {
    id: 'two-phones',
    question: 'Posso dar dois telefones?',
    answer: [notAnAnswerTexts.onePhone],
  },
  {
    id: 'mail-missing',
    question: 'E se o e-mail não chegar?',
    answer: [`Olhe também a caixa de spam. Se não estiver lá, uma pessoa vê com você: ${contact.sales}.`],
  },
  {
    id: 'order-number',
    question: 'Preciso guardar o número do pedido?',
    answer: ['O número do pedido vai também no resumo, por e-mail. Com o número e o seu celular, você acompanha tudo.'],
  },
  {
    id: 'tax-invoice',
    question: 'Vocês emitem nota fiscal?',
    answer: [
      `Sobre a nota fiscal, quem informa é o suporte: ${contact.support}. A fatura sai no nome e no CPF ou CNPJ de quem assina.`,
    ],
  },
  {
    id: 'pay-ahead',
    question: 'Posso pagar adiantado ou o ano inteiro?',
    answer: [
      'É uma fatura por mês, que pode ser paga antes do vencimento. Plano anual ou desconto por adiantar não temos.',
    ],
  },
  {
    id: 'no-balance',
    question: 'E se não houver saldo no dia do débito?',
    answer: [
      `A fatura fica em aberto, e você paga pela segunda via, no ${operatorPages.customerArea}. A internet não é cortada na hora: isso só pode acontecer 15 dias depois de um aviso. Pode haver multa e juros pelo atraso.`,
    ],
  },
  {
    id: 'boleto-where',
    question: 'Onde pago o boleto?',
    answer: [
      'O boleto é pago no aplicativo do banco, em agência, caixa eletrônico ou lotérica. Em mercado ou farmácia, pergunte se recebem.',
    ],
  },
  {
    id: 'leading-zeros',
    question: 'Os zeros da frente contam?',
    answer: [
      'Na agência, escreva todos os números, com os zeros. Na conta, com ou sem os zeros da frente dá no mesmo.',
    ],
  },
  {
    id: 'account-operation',
    question: 'A operação da Caixa entra?',
    answer: ['A operação, como 013 ou 001, fica de fora: escreva só a conta, com o dígito.'],
    alike: ['o 013 faz parte da conta', 'coloco o código de operação'],
  },
  {
    id: 'agency-elsewhere',
    question: 'A agência pode ser de outra cidade?',
    answer: [
      'Vale a agência da sua conta, de qualquer cidade e mesmo que tenha fechado: o número é o que está hoje no aplicativo do banco.',
    ],
  },
  {
    id: 'card-photo',
    question: 'Posso mandar uma foto do cartão?',
    answer: [
      `Foto eu não consigo ler: escreva a agência e a conta, e não o número do cartão. Se preferir, uma pessoa ajuda: ${contact.sales}.`,
    ],
  },
  {
    id: 'contact-code',
    question: 'Vou receber um código para confirmar?',
    answer: [
      'Por SMS não vai código: basta escrever certo o celular e o e-mail. Só quem pede como colaborador recebe um, por e-mail. Se alguém pedir um código por telefone, não passe.',
    ],
    alike: ['vocês mandam código'],
  },
  {
    id: 'mobile-number',
    question: `Preciso ter celular ${operatorName}?`,
    answer: [
      `Para a fibra, o celular pode ser de qualquer operadora, e o plano vem sem chip. Para trazer um número para a ${operatorName}, uma pessoa diz como: ${contact.sales}.`,
    ],
    alike: ['faz portabilidade do celular'],
  },
  {
    id: 'customer-app',
    question: 'Qual é o aplicativo do cliente?',
    answer: [
      `É o ${operatorPages.customerArea}, o aplicativo e o site do cliente: nele estão a fatura, a segunda via e o suporte, com o CPF do titular.`,
    ],
    alike: ['tem aplicativo', 'o aplicativo baixo onde'],
  },
  {
    id: 'holder-change',
    question: 'Posso passar o contrato para outra pessoa depois?',
    answer: [
      `O contrato pode passar depois para outra pessoa, se ela concordar e não houver dívida: peça pelo ${contact.support}.`,
    ],
    alike: ['dá para trocar o titular depois'],
  },
  {
    id: 'digital-agency',
    question: 'Qual é a agência de um banco digital?',
    answer: ['Nos bancos digitais, a agência costuma ser 0001. Confirme no aplicativo, em dados da conta.'],
  },
  {
    id: 'digit-letter',
    question: 'O dígito pode ser X?',
    answer: ['Se o dígito é X, deixe a letra, como em 12345-X.'],
  },
  {
    id: 'pix-key',
    question: 'A chave Pix serve?',
    answer: [
      'Pela chave Pix não dá: o débito precisa de banco, agência e conta com dígito, que estão no aplicativo do banco.',
    ],
  },
] as const satisfies readonly FaqEntry[]
