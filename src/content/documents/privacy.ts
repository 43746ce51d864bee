import { company } from '../../api/contract/operatorSite/companyFacts.ts'
import { contact } from '../../api/contract/operatorSite/brandAndContact.ts'
import { retentionDays } from '../../api/contract/retentionDays.ts'
import { coverageNoticeMonths } from '../../api/contract/coverageNoticeMonths.ts'
import { eraseTexts } from '../texts/ownData/eraseTexts.ts'
import type { Key } from '../questions/answers.ts'
import type { Clause, LegalDocument } from './legalDocument.ts'

const first: readonly Clause[] = [
  {
    id: 'quem-cuida',
    heading: 'Quem cuida dos seus dados',
    paragraphs: [
      `A ${company} decide como os dados deste site são usados e responde por eles, como controladora, pela Lei Geral de Proteção de Dados (Lei 13.709, de 2018).`,
    ],
  },
  {
    id: 'que-dados',
    heading: 'Que dados usamos e para quê',
    paragraphs: [
      'CEP, endereço e, se você escrever um, o recado para o técnico: para saber se há rede, mostrar as ofertas e instalar.',
      'Nome, telefone e e-mail: para falar com você sobre o pedido e enviar o comprovante.',
      'CPF ou CNPJ, data de nascimento e nome da mãe: para confirmar quem contrata, evitar fraude e analisar o crédito.',
      'Banco, agência e conta: só se você escolher o débito automático.',
      'Dados do aparelho e da visita, como os cookies permitidos por você e o tipo de navegador: para segurança e para o que você autorizar na escolha de cookies.',
    ],
  },
  {
    id: 'com-que-base',
    heading: 'Com que base na lei',
    paragraphs: [
      'Os dados do pedido são usados para preparar e cumprir o contrato. A análise de crédito e a prevenção de fraude têm base própria na lei. O que a lei manda guardar é guardado por obrigação legal.',
      'Publicidade por SMS, WhatsApp ou e-mail e cookies que não são necessários dependem do seu consentimento, que você pode retirar quando quiser.',
    ],
  },
  {
    id: 'como-guardamos',
    heading: 'Como guardamos',
    paragraphs: [
      'Nome, contato, endereço, documentos e conta ficam cifrados. CPF, conta, data de nascimento e nome da mãe não voltam a aparecer inteiros, nem para você, e não ficam no seu navegador, nos endereços das páginas ou em registros do sistema.',
    ],
  },
  {
    id: 'por-quanto-tempo',
    heading: 'Por quanto tempo',
    paragraphs: [
      `De um pedido que não foi finalizado, os documentos e a conta são apagados depois de ${retentionDays.privateAnswers} dias sem uso, e o resto em até ${retentionDays.others} dias. Um pedido de ligação fica por ${retentionDays.others} dias. Se você pede para ser avisado quando a fibra chegar, o seu contato fica por até ${coverageNoticeMonths} meses, ou ${retentionDays.others} dias depois do aviso.`,
      'De um pedido finalizado, os dados ficam enquanto durar o contrato e, depois, pelos prazos que a lei e a Anatel exigem. Os registros de conexão ficam por um ano, como manda o Marco Civil da Internet.',
    ],
  },
  {
    id: 'com-quem',
    heading: 'Com quem compartilhamos',
    paragraphs: [
      'Só com quem é preciso para atender você: equipes de instalação, bureaus de crédito, bancos, no débito automático, e os streamings do seu plano, na ativação. Cada um recebe apenas o necessário. Não vendemos dados.',
      'Autoridades recebem dados quando a lei ou uma ordem judicial obriga.',
    ],
  },
  {
    id: 'decisao-automatica',
    heading: 'Decisões automáticas',
    paragraphs: [
      'A análise do pedido é feita em parte por sistema. Se ela não for favorável, você pode pedir que uma pessoa reveja a decisão e saber em que critérios ela se baseou.',
    ],
  },
  {
    id: 'cookies',
    heading: 'Cookies',
    paragraphs: [
      'O site funciona só com os cookies necessários. Os de publicidade e os de desempenho e funcionalidade dependem da sua escolha, que vale por sete dias e pode ser mudada em Preferências de cookies, no pé de cada página.',
    ],
  },
  {
    id: 'seus-direitos',
    heading: 'Os seus direitos',
    paragraphs: [
      'Você pode confirmar se temos dados seus, ver, corrigir, levar para outra empresa, bloquear ou apagar o que não for mais necessário, saber com quem foram compartilhados e retirar consentimentos.',
      `O que você respondeu em um pedido ainda não finalizado pode ser apagado por você na própria página do pedido, em “${eraseTexts.open}”.`,
    ],
  },
  {
    id: 'criancas',
    heading: 'Crianças e adolescentes',
    paragraphs: ['Só maiores de 18 anos contratam, e não pedimos dados de crianças ou adolescentes.'],
  },
  {
    id: 'fale-conosco',
    heading: 'Fale com quem cuida',
    paragraphs: [
      `Para usar os seus direitos ou falar com a pessoa encarregada pelos dados, ligue para ${contact.support} e peça por privacidade. Se a resposta não bastar, você pode procurar a Autoridade Nacional de Proteção de Dados (ANPD), em gov.br/anpd.`,
    ],
  },
]

export const privacy: LegalDocument = {
  editions: { 1: first },
}

/** What the newest edition calls the answer to each question. */
export const namesOfAnswers = {
  cep: 'CEP',
  state: 'endereço',
  city: 'endereço',
  neighborhood: 'endereço',
  street: 'endereço',
  number: 'endereço',
  block: 'endereço',
  lot: 'endereço',
  complement: 'endereço',
  plan: 'ofertas',
  name: 'Nome',
  phone: 'telefone',
  email: 'e-mail',
  acceptPromotions: 'consentimento',
  birthDate: 'data de nascimento',
  motherName: 'nome da mãe',
  document: 'CPF ou CNPJ',
  dueDate: 'débito automático',
  directDebit: 'débito automático',
  bank: 'Banco',
  agency: 'agência',
  account: 'conta',
  schedule: 'instalar',
  visitNote: 'recado para o técnico',
  offer: 'ofertas',
  code: 'e-mail',
  notice: 'avisado',
} as const satisfies Record<Key, string>
