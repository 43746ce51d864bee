import { contact } from '../../api/contract/operatorSite/brandAndContact.ts'

export const commonTexts = {
  tryAgain: 'Tentar de novo',
  edit: 'Editar',
  close: 'Fechar',
  share: 'Compartilhar',
  confirm: 'Confirmar',
  go: 'Continuar',
  promotions: 'Quero receber promoções por e-mail. Opcional.',
  changeAddress: 'Trocar endereço',
  keptAnswers: 'Suas respostas estão guardadas.',
  otherDevice: 'Continuar em outro aparelho',
  byChat: 'Contratar conversando',
  byPages: 'Contratar em páginas',
  toChat: { lead: 'Prefere responder aos poucos?', link: 'Continuar pela conversa' },
  checkCoverage: 'Consultar cobertura',
  plans: 'Planos',
  myOrder: 'Meu pedido',
  sales: `Vendas: ${contact.sales.replaceAll(' ', '\u00a0')}`,
  plansByCity: 'Planos por cidade',
  whatsapp: 'Falar pelo WhatsApp',
  privacy: 'Política de Privacidade',
  otherTab: ', abre em outra aba',
  theme: 'Alternar tema claro e escuro',
  skip: 'Ir para o conteúdo',
} as const

export const privacyPolicy = '/regulamentos/privacidade'
