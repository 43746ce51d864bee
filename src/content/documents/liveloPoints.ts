import { brandName, contact } from '../../api/contract/operatorSite/brandAndContact.ts'
import { daysUntilPoints } from './pointsDeadline.ts'
import type { Clause, LegalDocument } from './legalDocument.ts'

const first: readonly Clause[] = [
  {
    id: 'a-oferta',
    heading: 'A oferta',
    paragraphs: [
      `Quem contrata um plano da ${brandName} pela página Livelo deste site recebe pontos Livelo, na quantidade mostrada no plano no momento do pedido.`,
      'Os pontos são para o preço com débito automático. Sem débito automático, a oferta de pontos não vale.',
    ],
  },
  {
    id: 'quem-participa',
    heading: 'Quem participa',
    paragraphs: [
      'Participa quem tem cadastro ativo na Livelo com o mesmo CPF do pedido, contrata pela página Livelo e tem o plano instalado. Vale um crédito de pontos por CPF e por endereço.',
      'Renovações, migrações e a oferta para colaboradores não participam.',
    ],
  },
  {
    id: 'credito',
    heading: 'Prazo do crédito',
    paragraphs: [
      `Os pontos são liberados em até ${daysUntilPoints} dias corridos depois da instalação e aparecem no extrato da sua conta Livelo.`,
      'Se não aparecerem nesse prazo, fale conosco com o número do pedido em até 90 dias depois da instalação.',
    ],
  },
  {
    id: 'quando-nao-ha',
    heading: 'Pedidos sem pontos',
    paragraphs: [
      'Não há pontos se o pedido for desfeito, se a instalação não acontecer, se o cadastro na Livelo for feito depois do pedido ou com outro CPF, ou se a contratação for por outro canal.',
    ],
  },
  {
    id: 'programa',
    heading: 'O programa Livelo',
    paragraphs: [
      'O uso, a validade e a troca dos pontos seguem o regulamento da Livelo, que é outra empresa. Compartilhamos com ela só o CPF, o número do pedido e a quantidade de pontos, para o crédito.',
    ],
  },
  {
    id: 'duvidas',
    heading: 'Dúvidas',
    paragraphs: [`Sobre a internet e o pedido: ${contact.sales}. Sobre a sua conta de pontos: atendimento da Livelo.`],
  },
]

export const points: LegalDocument = {
  editions: { 1: first },
}
