import { documentPath } from '../../../api/contract/documentEditions.ts'
import { daysUntilPoints } from '../../documents/pointsDeadline.ts'

/** The steps from a partner campaign's order to its points. */
export const pointsTexts = {
  heading: 'Do cadastro aos pontos',
  lead: 'Quatro passos até o extrato da sua conta.',
  steps: [
    {
      title: 'Cadastre-se na Livelo',
      text: 'O cadastro é grátis e precisa ter o mesmo CPF do pedido.',
    },
    {
      title: 'Consulte o seu endereço',
      text: 'Com o CEP e o número você vê os planos que chegam aí e quantos pontos cada um rende.',
    },
    {
      title: 'Conclua o pedido',
      text: 'Com rede no endereço, escolha o plano com débito automático e marque a instalação.',
    },
    {
      title: 'Receba os pontos',
      text: `Eles são liberados em até ${daysUntilPoints} dias corridos depois da instalação. O detalhe fica na sua conta Livelo.`,
    },
  ],
  account: { label: 'Entrar na minha conta Livelo', href: 'https://www.livelo.com.br' },
  rules: { label: 'Ler o regulamento dos pontos', to: documentPath('livelo') },
} as const
