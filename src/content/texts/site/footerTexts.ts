import { contact, operatorName } from '../../../api/contract/operatorSite/brandAndContact.ts'
import { commonTexts } from '../commonTexts.ts'

export const footerTexts = {
  tagline: 'Internet por fibra óptica para a sua casa.',
  zoom: { label: 'Tamanho da página', lessLabel: 'Diminuir a página', moreLabel: 'Aumentar a página' },
  buy: {
    heading: 'Contratar',
    plans: commonTexts.plans,
    coverage: commonTexts.checkCoverage,
    cities: commonTexts.plansByCity,
    chat: commonTexts.byChat,
    pages: commonTexts.byPages,
  },
  help: {
    heading: 'Atendimento',
    support: `Suporte: ${contact.support}`,
    call: 'Receber uma ligação',
    order: commonTexts.myOrder,
  },
  open: {
    heading: 'Transparência',
    regulations: 'Regulamentos',
    migration: 'Dúvidas sobre a migração (PDF)',
    points: 'Regulamento dos pontos Livelo',
    privacy: commonTexts.privacy,
    cookies: 'Preferências de cookies',
  },
  legal: [
    'Ofertas válidas para novos clientes, mediante análise de crédito e viabilidade técnica no endereço. Preços promocionais por 12 meses com pagamento em débito automático; após o período, aplica-se o valor cheio vigente. Fidelidade de 12 meses.',
    `Cuidado com golpes: as ligações de venda da ${operatorName} partem do prefixo 0303, e a central de vendas é o ${contact.sales}. Não pedimos senha, código recebido por mensagem nem pagamento antes da instalação. Na dúvida, desligue e ligue para nós.`,
    'A velocidade anunciada é a máxima no cabo e pode variar com a distância do roteador, o número de dispositivos e o aparelho usado. Consulte o contrato, o regulamento e a etiqueta padrão da oferta.',
  ],
} as const
