import type { PictureName } from '../api/contract/pictureName.ts'
import { streamings } from '../api/contract/operatorSite/brandAndContact.ts'
import type { StreamingPrefix } from '../api/contract/sale/streamings.ts'
import { onScreens, globoplayFacts } from './streamingDetails.ts'

type Art = 'crown' | 'night' | 'road' | 'sea' | 'town' | 'flower' | 'stars' | 'field'
export type Series = { title: string; text: string; art: Art }
export type SeriesRow = { heading: string; series: readonly Series[] }
type Benefit = { title: string; text: string; icon: 'streaming' | 'safety' | 'children' | 'press' }

/** A streaming on its page: a banner that links to the plans, rows of its series, and its benefits. */
export type StreamingPage = {
  heading: string
  lead: string
  go: string
  picture: PictureName
  rows: readonly SeriesRow[]
  benefits?: { heading: string; lead: string; all: readonly Benefit[] }
}

const { members, days } = globoplayFacts

export const streamingPages: Readonly<Record<StreamingPrefix, StreamingPage>> = {
  paramount: {
    heading: `O que passa no ${streamings['paramount-plus']}`,
    lead: `Séries, filmes e desenhos que já vêm com a sua fibra. Dá para assistir ${onScreens('paramount-plus')}.`,
    go: 'Confira os Planos',
    picture: 'television',
    rows: [
      {
        heading: 'Para maratonar',
        series: [
          {
            title: 'Tulsa King',
            text: 'Um mafioso sai da prisão e é mandado a uma cidade onde ninguém o conhece. Ele recomeça do zero.',
            art: 'road',
          },
          {
            title: '1923',
            text: 'Uma família segura a sua fazenda no tempo da seca, dos ladrões de gado e da Lei Seca.',
            art: 'field',
          },
          {
            title: 'Mayor of Kingstown',
            text: 'Em uma cidade que vive dos presídios, alguém precisa manter a paz entre os dois lados do muro.',
            art: 'town',
          },
          {
            title: 'Lioness',
            text: 'Uma agente jovem se aproxima da filha de um alvo, e a amizade vira o maior risco da missão.',
            art: 'night',
          },
          {
            title: 'Star Trek: Strange New Worlds',
            text: 'A Enterprise antes de Kirk: um planeta novo por episódio e uma tripulação que vale a viagem.',
            art: 'stars',
          },
        ],
      },
      {
        heading: 'Para ver com as crianças',
        series: [
          {
            title: 'Bob Esponja Calça Quadrada',
            text: 'Um dia comum na Fenda do Biquíni nunca acaba como começou.',
            art: 'sea',
          },
          {
            title: 'Patrulha Canina',
            text: 'Seis filhotes, um menino e um problema para resolver antes do lanche.',
            art: 'crown',
          },
          {
            title: 'Rugrats: Os Anjinhos',
            text: 'O mundo da altura de quem ainda engatinha: a sala é uma selva e a cerca, uma fronteira.',
            art: 'flower',
          },
          {
            title: 'Contos das Tartarugas Ninja',
            text: 'Quatro irmãos saem do esgoto para defender a cidade e descobrem como é viver nela.',
            art: 'town',
          },
        ],
      },
    ],
  },
  'hbo-max': {
    heading: 'A Champions na sua TV',
    lead: `Os jogos da UEFA Champions League passam no ${streamings.MAX}, que já vem com os planos daqui. Dá para assistir ${onScreens('MAX')}.`,
    go: 'Contratar Plano',
    picture: 'football',
    rows: [
      {
        heading: 'Entre um jogo e outro',
        series: [
          {
            title: 'A Casa do Dragão',
            text: 'Dois lados da mesma família, um trono e dragões demais para uma guerra pequena.',
            art: 'crown',
          },
          {
            title: 'The Last of Us',
            text: 'Ele só precisava levar a menina até o outro lado do país. A viagem muda os dois.',
            art: 'flower',
          },
          {
            title: 'Succession',
            text: 'Quatro irmãos disputam a empresa do pai, que não pensa em sair.',
            art: 'town',
          },
          {
            title: 'The White Lotus',
            text: 'Uma semana em um hotel de luxo, hóspedes com segredos e um corpo para explicar.',
            art: 'sea',
          },
          {
            title: 'Hacks',
            text: 'Uma comediante veterana e uma roteirista em apuros aprendem a rir uma da outra.',
            art: 'night',
          },
        ],
      },
    ],
  },
  globoplay: {
    heading: `O que passa no ${streamings['globo-play']}`,
    lead: 'Séries e novelas brasileiras na mesma mensalidade da sua fibra.',
    go: 'Confira os Planos',
    picture: 'television',
    rows: [
      {
        heading: 'Séries daqui',
        series: [
          {
            title: 'Os Outros',
            text: 'Uma briga de adolescentes no condomínio, e os pais que não sabem parar.',
            art: 'town',
          },
          {
            title: 'Sob Pressão',
            text: 'O plantão de um hospital público onde falta tudo, menos quem se importa.',
            art: 'night',
          },
          {
            title: 'Encantado’s',
            text: 'De dia, um supermercado no subúrbio. De noite, a quadra de uma escola de samba.',
            art: 'stars',
          },
          {
            title: 'Arcanjo Renegado',
            text: 'Um sargento perde a patente, e a guerra que era do trabalho vira dele.',
            art: 'crown',
          },
          {
            title: 'Rensga Hits!',
            text: 'Uma noiva foge do altar e vai atrás do sucesso na música sertaneja.',
            art: 'field',
          },
        ],
      },
      {
        heading: 'Novelas para rever',
        series: [
          {
            title: 'Avenida Brasil',
            text: 'Uma menina deixada no lixão volta adulta, com outro nome e um plano.',
            art: 'road',
          },
          {
            title: 'O Clone',
            text: 'Um amor entre o Rio e o Marrocos, e um homem igual ao outro, vinte anos mais novo.',
            art: 'field',
          },
          {
            title: 'Tieta',
            text: 'Expulsa da cidade, ela volta rica, e Santana do Agreste finge que não se lembra.',
            art: 'sea',
          },
          {
            title: 'Roque Santeiro',
            text: 'A cidade vive do seu herói morto. O herói aparece vivo.',
            art: 'flower',
          },
        ],
      },
    ],
    benefits: {
      heading: 'Como vem com a fibra',
      lead: 'A assinatura já está na mensalidade, sem outra conta para pagar.',
      all: [
        { title: 'Na casa toda', text: `Dá para assistir ${onScreens('globo-play')}.`, icon: 'streaming' },
        {
          title: 'Com a família',
          text: `O titular inclui até ${members} pessoas, cada uma com a própria conta.`,
          icon: 'children',
        },
        { title: 'Sem renovar nada', text: `Os ciclos são de ${days} dias e se renovam sozinhos.`, icon: 'safety' },
        {
          title: 'Ativação por mensagem',
          text: 'Depois da instalação chega um link. Entre com a sua conta Globo e assista.',
          icon: 'press',
        },
      ],
    },
  },
}

export const streamingPageTexts = {
  catalogue: 'O catálogo é de cada streaming e pode mudar.',
  back: (row: string) => `Anteriores em ${row}`,
  on: (row: string) => `Próximos em ${row}`,
  playing: { pause: 'Pausar', play: 'Passar sozinho' },
} as const
