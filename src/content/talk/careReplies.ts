import type { Replies } from './talk.ts'

/** What is said to people before anything is sold to them. */
export const careReplies = {
  distress: {
    any: [
      'Sinto muito que esteja assim. Você não precisa passar por isso sem ajuda: o CVV atende de graça, 24 horas por dia, no 188 e em cvv.org.br. O pedido pode esperar.',
      'Quem pode ajudar de verdade agora é uma pessoa: ligue para o 188, a qualquer hora. Em uma emergência, o SAMU atende no 192.',
    ],
  },
  danger: {
    any: [
      'Se há perigo agora, ligue para o 190. A Central de Atendimento à Mulher, no 180, orienta de graça, 24 horas por dia. O pedido pode esperar.',
    ],
  },
  grief: {
    any: [
      'Sinto muito pela sua perda. Não há pressa: o pedido fica guardado, e continuo daqui quando for bom para você.',
      'Meus sentimentos. Quando quiser continuar, é só responder.',
    ],
  },
  holderDied: {
    any: [
      'Sinto muito pela sua perda. O contrato que estava no nome de quem faleceu se resolve no suporte, no {support}. Um pedido novo pode sair por aqui, no seu nome.',
    ],
  },
  loss: {
    any: ['Sinto muito. Vamos cuidar da internet sem complicar: diga o CEP de onde você está agora, ou “me liga”.'],
  },
  insult: {
    any: [
      'Entendo a irritação, e peço desculpas pelo que não funcionou. Uma pessoa atende no {sales}, ou diga “me liga”.',
      'Vamos resolver: diga com as suas palavras o que aconteceu, ou fale agora com uma pessoa no {sales}.',
      'Uma pessoa pode continuar daqui: {sales}{. Diga o protocolo protocol}.',
    ],
  },
  boss: {
    any: [
      'Quem pode responder por isso é uma pessoa do time: {sales}{. Diga o protocolo protocol}. Se preferir, diga “me liga”.',
    ],
  },
  human: {
    any: [
      'Claro. Uma pessoa atende você no {sales} ou pelo WhatsApp{. Diga o protocolo protocol}. Se preferir, diga “me liga”. O que você já respondeu fica guardado.',
      'Uma pessoa atende agora no {sales}. Para receber a ligação, diga “me liga” com o seu número.',
    ],
  },
  call: {
    any: ['Ligamos, sim, em horário comercial. Para qual número, com DDD?'],
  },
  calling: {
    any: [
      'Combinado: ligamos para {phone}, em horário comercial. Se quiser, continue o pedido por aqui enquanto isso.',
    ],
  },
  support: {
    any: [
      'Isso é com o suporte de quem já é cliente: {support}, ou o Meu TIM. Por aqui saem os pedidos novos.',
      'Para a internet que você já tem, o caminho é o suporte, no {support}.',
    ],
  },
  complaint: {
    any: [
      'Sinto muito pelo transtorno. A reclamação se resolve no suporte, no {support}, que dá um número de protocolo. Se não resolver, a Anatel atende no 1331.',
    ],
  },
  access: {
    any: [
      'Dá para fazer tudo por escrito aqui, no seu tempo, ou pelo SMS {smsNumber}. Se for melhor de voz, diga “me liga”.',
    ],
  },
  socialName: {
    any: [
      'Pode. O contrato leva o nome que está no CPF, que já pode ser o social. Se ainda não for, escreva o do CPF, e uma pessoa combina o tratamento com você: {sales}.',
    ],
  },
  noCpf: {
    any: [
      'Por aqui o contrato precisa do CPF ou do CNPJ de quem assina. Sem ele, uma pessoa vê com você o que dá para fazer: {sales}, ou diga “me liga”. Estrangeiros também tiram o CPF, na Receita Federal.',
      'Outra pessoa da casa, com CPF, pode assinar o contrato. Ou fale com uma pessoa: {sales}.',
    ],
  },
  crew: {
    any: [
      'O técnico vem de uniforme e crachá, e só depois da confirmação por mensagem. Outra pessoa adulta pode ficar com você ou receber no seu lugar. Na dúvida, ligue para o {sales} antes de abrir.',
    ],
  },
  weather: {
    any: [
      'Se o tempo não deixar trabalhar com segurança, a visita é remarcada com você, sem custo. Para mudar a data, ligue para o {sales}.',
    ],
  },
  whereFrom: {
    any: [
      'Por aqui só tenho o que você escreve. As nossas ligações de venda partem do prefixo 0303; para não receber mais, cadastre o número em naomeperturbe.com.br.',
    ],
  },
  unknown: {
    any: ['Isso eu não sei dizer, e não vou prometer sem saber. Uma pessoa confirma: {sales}, ou diga “me liga”.'],
  },
  hours: {
    any: ['Por aqui você faz o pedido a qualquer hora. As ligações são em horário comercial, e o telefone é {sales}.'],
  },
} satisfies Record<string, Replies>
