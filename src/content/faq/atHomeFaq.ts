import { contact } from '../../api/contract/operatorSite/brandAndContact.ts'
import type { FaqEntry } from './faqEntry.ts'

/** What is asked about the home where the internet is used, the modem and who else uses it. */
export const atHomeFaq = [
  {
    id: 'own-router',
    question: 'Posso usar o meu próprio roteador?',
    answer: ['Pode, ligado ao aparelho que o técnico leva e empresta sem custo: é ele que recebe a fibra.'],
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
      'Pode. O modem não sai do endereço do pedido: para outro endereço, termine este pedido e comece outro, com o CEP de lá.',
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
      `Com as contas em dia, pode: uma vez a cada 12 meses, por 30 a 120 dias, sem custo e sem mensalidade; o prazo de fidelidade para de contar. Peça pelo ${contact.support}.`,
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
    answer: ['Funciona: o que usa Wi-\u2060Fi entra na rede com a senha do modem, e o que usa cabo se liga nele.'],
    alike: [],
  },
  {
    id: 'shared-line',
    question: 'A internet é dedicada ou compartilhada?',
    answer: [
      'Não é dedicada. A velocidade é a da etiqueta da oferta, medida por cabo, e segue as metas de qualidade da Anatel.',
    ],
    alike: [],
  },
] as const satisfies readonly FaqEntry[]
