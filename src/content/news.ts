import type { NewsPiece } from '../api/contract/newsVideos.ts'
import { streamings } from '../api/contract/operatorSite/brandAndContact.ts'
import { speedTestSite } from './speedTestSite.ts'
import { onScreens, globoplayFacts } from './streamingDetails.ts'
import { streamingOrder } from '../api/contract/sale/streamings.ts'
import { devicesAtOnce, speedName } from './texts/planTexts.ts'

type Piece = { id: string; art: 'waves' | 'modem' | 'steps' | 'screens' | 'gauge'; title: string; description: string }

/** News are read here, in paragraphs, or on another site. */
export type News = NewsToRead | (Piece & { link: { label: string; href: string } })
export type NewsToRead = Piece & { id: NewsPiece; text: readonly string[] }

const devices = Object.entries(devicesAtOnce).map(
  ([mega, count]) => `Com ${speedName(Number(mega))}, até ${count} aparelhos usam a internet ao mesmo tempo.`,
)

/** The news of the home page. Those about streaming only if plans with it are sold. */
export const newsFor = (withStreaming: boolean) => news.filter(({ id }) => withStreaming || id !== 'quantas-telas')

export const news: readonly News[] = [
  {
    id: 'onde-por-o-modem',
    art: 'modem',
    title: 'Onde pôr o modem para o sinal chegar a todos os cômodos',
    description: 'Três cuidados simples ajudam o Wi-\u2060Fi a alcançar a casa inteira.',
    text: [
      'O primeiro é pôr o modem no meio da casa. O sinal se espalha para todos os lados, e de um canto ele vai também para a rua.',
      'O segundo é deixá-lo no alto e à vista. Uma prateleira funciona melhor do que o chão, e dentro de um armário ou atrás da TV o sinal fica preso.',
      'O terceiro é afastá-lo do que atrapalha: espelhos, aquários, geladeiras e paredes grossas enfraquecem o sinal, e o micro-ondas interfere enquanto está ligado.',
      'No dia da instalação, mostre ao técnico onde você mais usa a internet. O que não sai do lugar, como a TV e o computador, pode ficar ligado ao modem por um cabo de rede.',
    ],
  },
  {
    id: 'quantos-mega',
    art: 'steps',
    title: 'Quantos Mega a sua casa usa?',
    description: 'Faça a conta em três passos: some os aparelhos, compare com as velocidades e deixe uma folga.',
    text: [
      '1. Conte tudo o que se conecta: celulares, TVs, computadores, videogames, câmeras, lâmpadas e caixas de som.',
      '2. Compare o total com o que cada velocidade aguenta.',
      ...devices,
      '3. Deixe uma folga para as visitas e para o próximo aparelho. Se várias pessoas trabalham, jogam e assistem na mesma hora, escolha uma velocidade acima. Quem envia vídeos deve olhar também o upload.',
    ],
  },
  {
    id: 'wifi-6',
    art: 'waves',
    title: 'Wi-\u2060Fi 6: o que muda dentro da sua casa',
    description: 'Com ele, vários aparelhos usam a rede sem esperar um pelo outro.',
    text: [
      'O Wi-\u2060Fi é o trecho sem fio do caminho: do modem até o celular, a TV ou o computador. O Wi-\u2060Fi 6 atende vários aparelhos na mesma vez, e o ganho de velocidade pode chegar a 40%.',
      'A diferença aparece com a casa cheia, quando um joga, outro faz uma chamada de vídeo e a TV passa uma série.',
      'Para aproveitar, o celular ou o computador também precisa ser Wi-\u2060Fi 6. Os mais antigos continuam funcionando, na velocidade deles.',
      'Os planos que já vêm com um modem Wi-\u2060Fi 6 dizem isso na descrição deles.',
    ],
  },
  {
    id: 'quantas-telas',
    art: 'screens',
    title: 'Em quantas telas passa cada streaming',
    description: 'Antes de escolher o plano, veja quantas pessoas da casa assistem ao mesmo tempo.',
    text: [
      ...streamingOrder.map((slug) => `O ${streamings[slug]} passa ${onScreens(slug)}.`),
      `No ${streamings['globo-play']}, o titular ainda inclui até ${globoplayFacts.members} pessoas da família, cada uma com a própria conta.`,
      'O streaming que vem com cada plano está escrito no próprio plano.',
    ],
  },
  {
    id: 'meca-a-velocidade',
    art: 'gauge',
    title: 'Meça a velocidade da sua internet',
    description: 'Ligue um computador ao modem por um cabo de rede, feche os outros programas e faça o teste.',
    link: { label: 'Abrir o teste', href: `https://www.${speedTestSite}` },
  },
]
