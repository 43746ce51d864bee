import { contact } from '../../api/contract/operatorSite/brandAndContact.ts'
import type { FaqEntry } from './faqEntry.ts'

/** What is asked about the home where the internet is used, the modem and who else uses it. */
export const atHomeFaq = [
  {
    id: 'own-router',
    question: 'Posso usar o meu próprio roteador?',
    answer: ['Pode, ligado ao modem que o técnico leva: é o modem que recebe a fibra, e ele é emprestado sem custo.'],
    alike: [],
  },
  {
    id: 'modem-place',
    question: 'Posso escolher onde fica o modem?',
    answer: [
      'Pode: você mostra o lugar na visita, e o técnico vê se o cabo chega até lá. O melhor é no meio da casa, no alto e perto de uma tomada.',
    ],
    alike: [],
  },
  {
    id: 'prepare',
    question: 'O que preparo para a visita?',
    answer: [
      'Uma pessoa adulta em casa, o caminho livre até onde o modem vai ficar e uma tomada por perto. Em prédio, avise a portaria. Se há cachorro, deixe em outro cômodo.',
    ],
    alike: [],
  },
  {
    id: 'self-install',
    question: 'Posso instalar por conta própria?',
    answer: ['A instalação é sempre do técnico, sem custo: ele leva a fibra até dentro de casa e testa o sinal.'],
    alike: [],
  },
  {
    id: 'two-homes',
    question: 'Posso ter internet em dois endereços?',
    answer: [
      'Pode. Cada endereço é um pedido, com o seu contrato e a sua visita: termine este e comece outro com o CEP do segundo.',
    ],
    alike: [],
  },
  {
    id: 'share',
    question: 'Posso dividir a internet com o vizinho?',
    answer: ['O serviço é para quem está no endereço do pedido. Para outra casa, faça outro pedido, com o CEP de lá.'],
    alike: [],
  },
  {
    id: 'pause',
    question: 'Posso pausar o serviço por um tempo?',
    answer: [
      `Com as contas em dia, pode: uma vez a cada 12 meses, por 30 a 120 dias, sem custo e sem mensalidade. Peça pelo ${contact.support}.`,
    ],
    alike: [],
  },
  {
    id: 'rented',
    question: 'Moro de aluguel. Posso contratar?',
    answer: [
      'Pode: o contrato é no seu nome, e a casa não precisa ser sua. O técnico só fura com autorização; se for preciso, combine antes com o dono.',
    ],
    alike: [],
  },
  {
    id: 'smart-home',
    question: 'Funciona com câmera, Alexa e outros aparelhos?',
    answer: ['Funciona: o que se liga por Wi-\u2060Fi ou por cabo entra na rede com a senha do modem.'],
    alike: [],
  },
  {
    id: 'shared-line',
    question: 'A internet é dedicada ou compartilhada?',
    answer: [
      'É internet residencial, que não é dedicada. A velocidade é a da etiqueta da oferta, medida por cabo, e segue as metas de qualidade da Anatel.',
    ],
    alike: [],
  },
] as const satisfies readonly FaqEntry[]
