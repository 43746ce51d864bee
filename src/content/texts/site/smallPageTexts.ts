import { brandName, operatorName, streamings } from '../../../api/contract/operatorSite/brandAndContact.ts'
import { streamingCampaigns, streamingPrefixes } from '../../../api/contract/sale/streamings.ts'
import { phoneCallTexts } from '../../../api/contract/phoneCallForm.ts'
import { placedOrderTexts } from '../../../api/contract/placedOrderPage.ts'
import { commonTexts } from '../commonTexts.ts'

export const cartTexts = {
  title: 'O seu pedido até aqui',
  lead: 'O que você já respondeu fica guardado. Continue de onde parou.',
  empty: 'Ainda não há nada aqui. Consulte o seu endereço e escolha a velocidade.',
  go: 'Continuar',
  chat: commonTexts.toChat,
} as const

export const confirmingTexts = {
  title: 'Confirmando os seus dados.',
  lead: 'Leva alguns segundos. Não precisa fazer nada.',
} as const

export const callPageTexts = {
  title: 'Nós ligamos para você.',
  lead: 'Deixe o seu telefone com DDD. Uma pessoa do time tira as suas dúvidas e, se você quiser, faz o pedido com você.',
  phone: 'Seu telefone com DDD',
  go: 'Receber uma ligação',
  states: { default: 'Receber uma ligação', loading: 'Pedindo', success: 'Ligação pedida', error: 'Confira o número' },
  toast: phoneCallTexts.soon,
  close: 'Fechar',
  others: { lead: 'Prefere seguir agora?', link: 'Contratar conversando' },
} as const

/** The mobile plans whose customers get a bonus. */
export const mobileChoiceTexts = {
  title: 'Qual é o seu plano de celular?',
  lead: `Quem já é ${operatorName} no celular contrata a fibra com condição própria. Escolha o seu plano e confirmamos a linha.`,
  plans: [
    {
      alias: 'controle',
      name: `${operatorName} Controle`,
      text: 'Conta todo mês, com internet que não acaba no meio.',
    },
    { alias: 'black', name: `${operatorName} Black`, text: 'Pós-pago com mais internet e serviços inclusos.' },
    { alias: 'pre', name: `${operatorName} Pré`, text: 'Recarga quando você quiser, sem conta no fim do mês.' },
  ],
  go: (name: string) => `Sou ${name}`,
  none: { lead: `Não tem celular ${operatorName}?`, link: 'Ver os planos para todos' },
} as const

export const linksTexts = {
  title: `${brandName}, tudo em um lugar`,
  lead: 'Escolha por onde quer começar.',
  groups: [
    {
      id: 'contratar',
      heading: 'Contratar',
      links: [
        { label: 'Ver os planos', to: '/#planos' },
        { label: 'Contratar conversando', to: '/chat' },
        { label: 'Consultar cobertura', to: '/consultar-cobertura/cep' },
        { label: 'Receber uma ligação', to: '/receber-ligacao' },
      ],
    },
    {
      id: 'cliente',
      heading: `Para quem já é ${operatorName}`,
      links: [
        { label: `Tenho celular ${operatorName}`, to: '/selecao-plano-movel' },
        { label: 'Renovar o meu plano', to: '/refidelizacao/consulta-cpf' },
        { label: 'Mudar para a fibra', href: '/migracao-ultrafibra/consulta-cpf' },
        { label: 'Dúvidas sobre a migração (PDF)', href: '/faq-migracao.pdf' },
      ],
    },
    {
      id: 'streaming',
      heading: 'Com streaming',
      links: [
        ...streamingPrefixes.map((prefix) => ({
          label: streamings[streamingCampaigns[prefix].streaming],
          href: `/${prefix}`,
        })),
        { label: 'Regulamentos', to: '/regulamentos' },
      ],
    },
  ],
} as const

export const placedTexts = {
  ...placedOrderTexts,
  lead: 'Veja em que pé está a instalação, quanto você paga e quando. Basta o número do pedido e o celular que você informou nele.',
  description: `A visita, o preço e a situação do seu pedido de ${brandName}, pelo número do pedido e pelo celular.`,
  numberHelp: 'Tem dez números, como em 1640 0012 34. Está no e-mail que confirmou o pedido.',
  phoneHelp: 'O que você informou ao pedir, como em (16) 99123-4567.',
  help: {
    heading: 'Onde está o número?',
    lines: [
      'No e-mail que confirmou o pedido, já no assunto, e na página que aparece assim que ele é feito.',
      'No aparelho em que você pediu, o pedido aparece aqui sozinho.',
      'Perdeu o número, renovou o contrato ou mudou para a fibra? Uma pessoa encontra o seu pedido por telefone.',
    ],
  },
  states: { busy: 'Buscando', failed: commonTexts.tryAgain },
  received: {
    title: 'Pedido recebido.',
    text: 'Estamos cuidando da instalação e avisamos você por e-mail a cada passo.',
  },
  change: 'Mudar a visita',
  call: (phone: string) => `Ligar para ${phone}`,
  payment: 'Pagamento',
  masked:
    'Para a sua segurança, nome, endereço e dados de pagamento aparecem só no aparelho em que o pedido foi feito.',
} as const
