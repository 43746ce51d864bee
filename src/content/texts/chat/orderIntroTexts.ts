/** The steps ahead, for a visitor who begins an order. */
export const orderIntroTexts = {
  heading: 'Como vai ser',
  steps: [
    ['Primeiro, o endereço', 'Com ele você já vê os planos e quanto custa cada um.'],
    ['Depois, os seus dados', 'Só o que o contrato e a instalação precisam.'],
    ['Sempre no seu tempo', 'O pedido fica guardado e continua aqui ou em outro aparelho.'],
  ],
} as const
