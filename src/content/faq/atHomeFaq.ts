import { contact } from '../../api/contract/operatorSite/brandAndContact.ts'
import type { FaqEntry } from './faqEntry.ts'

/** Questions about the home, the modem and other users of the connection. */
export const atHomeFaq = [
  {
    id: 'own-router',
    question: 'Posso usar o meu próprio roteador?',
    answer: ['Você pode usar o seu, ligado ao modem que o técnico empresta sem custo e que recebe a fibra.'],
  },
  {
    id: 'modem-place',
    question: 'Posso escolher onde fica o modem?',
    answer: [
      'Você escolhe o lugar na visita, e o técnico vê se o cabo chega até lá. O melhor é no meio da casa, no alto e perto de uma tomada.',
    ],
  },
  {
    id: 'prepare',
    question: 'O que preparo para a visita?',
    answer: [
      'O principal é um adulto em casa, uma tomada perto do lugar do modem, o caminho livre até lá e o cachorro, se houver, em outro cômodo.',
    ],
  },
  {
    id: 'self-install',
    question: 'Posso instalar por conta própria?',
    answer: ['A instalação é sempre do técnico, sem custo: ele leva a fibra até dentro de casa e testa o sinal.'],
  },
  {
    id: 'two-homes',
    question: 'Posso ter internet em dois endereços?',
    answer: [
      'Cada endereço tem o seu pedido, e você pode ter mais de um: termine um e comece outro, com o CEP de lá. O modem não sai do endereço do pedido.',
    ],
  },
  {
    id: 'share',
    question: 'Posso dividir a internet com o vizinho?',
    answer: [
      'Infelizmente, a internet é só para quem está no endereço do pedido. Para outra casa, faça outro, com o CEP de lá.',
    ],
  },
  {
    id: 'pause',
    question: 'Posso pausar o serviço por um tempo?',
    answer: [
      `Com as contas em dia, dá para pausar por 30 a 120 dias, uma vez a cada 12 meses, sem custo nem mensalidade; a fidelidade para de contar. Peça pelo ${contact.support}.`,
    ],
  },
  {
    id: 'rented',
    question: 'Moro de aluguel. Posso contratar?',
    answer: [
      'A casa não precisa ser sua, nem a conta de luz: o contrato é no seu nome. O técnico só fura com autorização; se for preciso, combine antes com o dono.',
    ],
  },
  {
    id: 'smart-home',
    question: 'Funciona com câmera, Alexa e outros aparelhos?',
    answer: [
      'Câmeras e outros aparelhos entram no Wi-\u2060Fi com a senha do modem, até onde o sinal chega, ou se ligam a ele por cabo.',
    ],
  },
  {
    id: 'wired',
    question: 'Posso ligar o computador ao modem por cabo?',
    answer: [
      'Pode, e por cabo a velocidade e o ping são os melhores. O cabo até o aparelho não vem junto, e passar cabos por dentro da casa não está incluído.',
    ],
  },
  {
    id: 'shared-line',
    question: 'A internet é dedicada ou compartilhada?',
    answer: [
      'A rede é compartilhada, mas a velocidade é a da etiqueta da oferta, medida por cabo, e segue as metas de qualidade da Anatel.',
    ],
  },
] as const satisfies readonly FaqEntry[]
