import { brandName, contact, operatorName } from '../../api/contract/operatorSite/brandAndContact.ts'
import { commonTexts } from '../texts/commonTexts.ts'
import type { FaqEntry } from './faqEntry.ts'

/** Explains whose account may pay a bill. */
const ofAccountHolder =
  'A conta precisa estar no nome de quem assina o contrato; a conjunta está no nome dos dois e serve. Para pagar pela conta de outra pessoa, escolha o boleto.'

export const supportAndDirectDebitFaq = [
  {
    id: 'phones',
    question: 'Qual é o telefone de vocês?',
    answer: [
      `Vendas: ${contact.sales}. Suporte para quem já é cliente: ${contact.support}. Também atendemos pelo WhatsApp e por SMS, no ${contact.sms}.`,
    ],
    alike: [
      'qual o número de contato',
      'qual o whatsapp',
      'telefone de contato',
      'número do sac',
      'como entro em contato',
      'tem whatsapp',
      'contato de vocês',
      'telefone da tim',
      'qual o numero da tim',
      'qualquer coisa eu ligo onde',
      'em que número eu ligo',
    ],
  },
  {
    id: 'support',
    question: 'Minha internet não funciona. Quem me ajuda?',
    answer: [`Quem ajuda é o suporte técnico, no ${contact.support}, todos os dias. Tenha o CPF do titular por perto.`],
    alike: [
      'minha internet caiu',
      'estou sem internet',
      'internet lenta',
      'problema no sinal da internet',
      'suporte técnico',
      'sou cliente e estou sem sinal',
      'meu wifi não funciona',
      'minha internet está ruim',
      'a internet parou',
    ],
  },
  {
    id: 'steps',
    question: 'Como faço para contratar?',
    answer: [
      'É por aqui mesmo: endereço, plano, seus dados, forma de pagamento e data da visita. Leva poucos minutos e você confere tudo antes de finalizar.',
    ],
    alike: [
      'como contrato',
      'como funciona',
      'quais são os passos',
      'quero contratar',
      'como faz pra ter',
      'quero assinar',
      'como é o processo',
      'faz por aqui mesmo',
      'quantas perguntas são',
      'demora muito esse cadastro',
      'how does it work',
      'i want internet',
      'quanto tempo leva o pedido',
    ],
  },
  {
    id: 'after-order',
    question: 'O que acontece depois do pedido?',
    answer: [
      'Você recebe o número do pedido e um resumo por e-mail. Em até 24 horas confirmamos a visita, e o técnico instala no dia combinado.',
    ],
    alike: [
      'e depois',
      'qual o próximo passo',
      'depois que eu finalizar o que acontece',
      'como sei que deu certo',
      'recebo confirmação',
      'vão me ligar',
    ],
  },
  {
    id: 'order-status',
    question: 'Como acompanho o meu pedido?',
    answer: [
      `Acompanhe em “${commonTexts.myOrder}”, no alto do site, com o número dele e o seu celular; ou pelo ${contact.sales} e pelo WhatsApp.`,
    ],
    alike: ['cadê meu pedido', 'status do pedido', 'meu pedido foi feito', 'o técnico não veio'],
  },
  {
    id: 'assistant',
    question: 'Estou falando com uma pessoa?',
    answer: [
      `Sou a assistente automática da ${brandName}, um programa. Se preferir, uma pessoa continua com você pelo WhatsApp.`,
    ],
    alike: [
      'você é humano',
      'quem é você',
      'é atendente de verdade',
      'are you a robot',
      'is this a bot',
      'qual seu nome',
      'você é real',
      'qual o nome de vocês',
      'qual o nome da empresa',
    ],
  },
  {
    id: 'save',
    question: 'Posso parar e continuar depois?',
    answer: [
      'Sem problema: suas respostas ficam guardadas neste aparelho por até 30 dias, e o pedido abre onde parou.',
    ],
    alike: [
      'posso continuar depois',
      'fica salvo',
      'se eu sair perco tudo',
      'dá pra terminar depois',
      'salva minhas respostas',
      'posso fechar e voltar depois',
      'perco o que preenchi',
    ],
  },
  {
    id: 'renewal',
    question: 'Já sou cliente. Posso mudar de plano?',
    answer: ['Em “Renovar o meu plano”, com o CPF do titular, você vê as suas ofertas.'],
    alike: ['já sou cliente', 'quero renovar meu plano', 'upgrade de plano', 'quero mais velocidade no meu plano'],
  },
  {
    id: 'promotions',
    question: 'Vocês vão mandar muita propaganda?',
    answer: [
      `São ofertas da ${operatorName}, por e-mail e só para quem pede, e você sai da lista quando quiser. Quantas, não dá para dizer antes.`,
    ],
    alike: ['vou receber muito email', 'que promoções são essas', 'que promoções', 'vão ficar mandando email'],
  },
  {
    id: 'account-digit',
    question: 'Onde vejo a agência e o dígito da conta?',
    answer: [
      'Os números estão no aplicativo do banco, em dados da conta, ou no cartão. O dígito é o último, depois do traço; o da agência, só se houver.',
    ],
    alike: [
      'o que é o dígito',
      'onde fica o número da agência',
      'qual é o dígito da conta',
      'como sei minha agência',
      'não sei minha agência',
      'não sei minha conta',
      'onde acho o número da conta',
      'não sei o dígito',
      'não lembro a agência',
      'não lembro minha conta',
      'não sei o número da conta',
    ],
  },
  {
    id: 'debit-account',
    question: 'A conta do débito pode ser de outra pessoa?',
    answer: [ofAccountHolder],
    alike: ['a conta precisa ser minha'],
  },
  {
    id: 'debit-banks',
    question: 'Quais bancos valem no débito automático?',
    answer: ['Escreva o nome do seu banco: se ele aparece na lista, vale, e muitos digitais estão nela.'],
    alike: ['pode ser poupança', 'aceita conta poupança', 'aceita nubank', 'aceita conta digital'],
  },
  {
    id: 'debit-safe',
    question: 'O débito automático é seguro?',
    answer: [
      'Entendo o cuidado: os dados da conta ficam cifrados e servem só para pagar a fatura; saldo e extrato não vemos. Se preferir, escolha o boleto, sem o desconto.',
    ],
    alike: ['é confiável o débito'],
  },
] as const satisfies readonly FaqEntry[]
