import { brandName } from '../../../api/contract/operatorSite/brandAndContact.ts'
/** A description of fibre, with three speeds and the homes that they suit. */
export const fibreTexts = {
  heading: 'Fibra é luz viajando por dentro do vidro.',
  lead: 'O sinal sai da central e chega à sua casa em pulsos de luz, por um fio mais fino que um fio de cabelo. Ele não enferruja, não sofre interferência e aguenta a casa cheia.',
  upload: (speed: string) => `${speed} de upload`,
} as const

export const profiles = [
  { mega: 500, text: 'Para estudar, ver séries e fazer chamadas de vídeo com a família toda.' },
  { mega: 700, text: 'Para a casa cheia, com trabalho remoto e streaming em vários cômodos.' },
  { mega: 1000, text: 'Para jogar sem espera, assistir em 4K e ligar tudo: câmera, luz e som.' },
] as const

/** The two offers that a wide page shows large. */
export const largeOfferTexts = {
  business: {
    heading: 'Fibra para a sua empresa.',
    lead: 'Venda, atenda e emita notas com folga na conexão. Peça com o CNPJ.',
    go: 'Contratar para a empresa',
  },
  gamer: {
    heading: 'Mais velocidade para quem joga.',
    lead: 'Baixe o jogo em minutos e transmita a partida enquanto a casa assiste a outra coisa.',
    go: 'Contratar para jogar',
  },
} as const

export const coverageCallTexts = {
  heading: `Consulte a disponibilidade da ${brandName}`,
  lead: 'Com o CEP e o número da casa, a resposta vem na hora.',
  go: 'Consultar',
} as const
