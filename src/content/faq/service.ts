import { contact } from '../../api/contract/contact.ts'
import type { FaqEntry } from './faqEntry.ts'

export const serviceFaq: readonly FaqEntry[] = [
  {
    id: 'phones',
    question: 'Qual é o telefone de vocês?',
    answer: [`Vendas: ${contact.sales}. Suporte para quem já é cliente: ${contact.support}. Também atendemos pelo WhatsApp.`],
    alike: ['qual o telefone', 'qual o número de contato', 'qual o whatsapp', 'telefone de contato', 'número do sac', 'qual o 0800', 'como entro em contato', 'tem whatsapp', 'contato de vocês', 'telefone da tim', 'qual o numero da tim'],
  },
  {
    id: 'support',
    question: 'Minha internet não funciona. Quem me ajuda?',
    answer: [`O suporte técnico atende pelo ${contact.support}. Tenha o CPF do titular por perto.`],
    alike: ['minha internet caiu', 'estou sem internet', 'internet lenta', 'problema na internet', 'suporte técnico', 'sou cliente e estou sem sinal', 'meu wifi não funciona', 'minha internet está ruim', 'já sou cliente e preciso de suporte', 'a internet parou'],
  },
  {
    id: 'steps',
    question: 'Como faço para contratar?',
    answer: ['É por aqui mesmo, uma pergunta por vez: endereço, plano, seus dados, forma de pagamento e data da visita. Leva poucos minutos, e você confere tudo antes de finalizar.'],
    alike: ['como contrato', 'como faço pra assinar', 'como funciona', 'quais são os passos', 'quero contratar', 'como faz pra ter', 'quero assinar', 'como é o processo', 'faz por aqui mesmo', 'quantas perguntas são', 'demora muito esse cadastro', 'falta muito', 'how does it work', 'i want internet', 'quanto tempo leva o pedido', 'quantas perguntas faltam', 'dá pra contratar por aqui'],
  },
  {
    id: 'after-order',
    question: 'O que acontece depois do pedido?',
    answer: ['Você recebe o número do pedido e um resumo por e-mail. Em até 24 horas confirmamos a visita, e o técnico instala no dia combinado.'],
    alike: ['e depois', 'o que acontece depois', 'qual o próximo passo', 'depois que eu finalizar o que acontece', 'como sei que deu certo', 'recebo confirmação', 'vão me ligar', 'vocês vão me ligar'],
  },
  {
    id: 'order-status',
    question: 'Como acompanho o meu pedido?',
    answer: [`Com o número do pedido, pelo ${contact.sales} ou pelo WhatsApp.`],
    alike: ['cadê meu pedido', 'status do pedido', 'acompanhar pedido', 'já fiz o pedido e ninguém veio', 'meu pedido foi feito', 'qual o andamento do meu pedido', 'o técnico não veio'],
  },
  {
    id: 'assistant',
    question: 'Estou falando com uma pessoa?',
    answer: ['Eu sou uma assistente automática. Faço as perguntas do pedido e tiro dúvidas; se você preferir, uma pessoa continua com você pelo WhatsApp.'],
    alike: ['você é um robô', 'é robô', 'você é humano', 'quem é você', 'é uma pessoa ou robô', 'tô falando com quem', 'é atendente de verdade', 'você é uma inteligência artificial', 'are you a robot', 'is this a bot', 'qual seu nome', 'como você se chama', 'vc e um bot', 'você é real'],
  },
  {
    id: 'save',
    question: 'Posso parar e continuar depois?',
    answer: ['Pode. O que você já respondeu fica guardado neste aparelho por até 30 dias, e o pedido abre onde parou.'],
    alike: ['posso continuar depois', 'fica salvo', 'se eu sair perco tudo', 'dá pra terminar depois', 'salva minhas respostas', 'posso fechar e voltar depois', 'perco o que preenchi'],
  },
  {
    id: 'renewal',
    question: 'Já sou cliente. Posso mudar de plano?',
    answer: ['Pode. Em Renovar o meu plano, você informa o CPF e vejo as ofertas que são suas.'],
    alike: ['já sou cliente', 'quero renovar meu plano', 'sou cliente e quero aumentar a velocidade', 'posso mudar de plano depois', 'upgrade de plano', 'posso trocar de plano depois', 'quero mais velocidade no meu plano'],
  },
  {
    id: 'promotions',
    question: 'Vocês vão mandar muita propaganda?',
    answer: ['Só mandamos promoções a quem pede, e você pode sair da lista quando quiser. O contrato e as faturas chegam de qualquer jeito.'],
    alike: ['vocês mandam spam', 'quantos e-mails por semana', 'vou receber muito email', 'que tipo de promoção', 'posso sair da lista depois', 'que promoções são essas', 'que promoções', 'vão ficar mandando email'],
  },
  {
    id: 'account-digit',
    question: 'Onde vejo a agência e o dígito da conta?',
    answer: ['No aplicativo do banco, em dados da conta, ou no cartão. O dígito é o último número da conta, depois do traço.'],
    alike: ['o que é o dígito', 'onde fica o número da agência', 'qual é o dígito da conta', 'como sei minha agência', 'não sei minha agência', 'não sei minha conta', 'onde acho o número da conta', 'não sei o dígito', 'não sei a agência', 'não lembro a agência', 'não lembro minha conta', 'não sei o número da conta'],
  },
  {
    id: 'debit-account',
    question: 'A conta do débito pode ser de outra pessoa?',
    answer: ['Não. A conta precisa estar no nome de quem assina o contrato.'],
    alike: ['pode ser a conta do meu marido', 'a conta precisa ser minha', 'pode ser conta de outra pessoa', 'pode ser conta conjunta', 'pode ser poupança', 'aceita conta poupança', 'aceita nubank', 'quais bancos aceitam', 'aceita banco digital', 'quais bancos', 'aceita conta digital'],
  },
]
