import type { Streaming, Subscription } from '../api/contract/sale/streamings.ts'

type Row = {
  /** Its benefit, as the beginning of a sentence. */
  benefit: string
  /** The number of screens that play at once. */
  screens?: number
  /** The address to open an account. */
  signIn?: string
  /** A pattern for its names. */
  called: string
  /** A pattern for titles that identify it; `shared` ones also play elsewhere. */
  plays: string
  shared?: string
  /** Its icon on a square of 100: streamings differ by outline first, then by colour and initial. */
  icon: readonly { colour: string; d: string }[]
}

/** The facts about each subscription, and the patterns that recognize it. */
export const streamingDetails = {
  'globo-play': {
    benefit: 'Acompanhe novelas, séries e a Globo ao vivo',
    screens: 3,
    signIn: 'https://globoplay.globo.com',
    called: 'globo ?play|globo',
    plays: 'novelas?|novelinhas?|bbb|big brother|vale tudo|pantanal',
    icon: [
      { colour: 'sinal', d: 'M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0z' },
      {
        colour: 'anil',
        d: 'M75.1 24.9A35.5 35.5 0 1 0 85.5 43.5H60V56.5H71.1A22.5 22.5 0 1 1 65.9 34.1zM44 38L62 50L44 62z',
      },
    ],
  },
  MAX: {
    benefit: 'Assista a filmes e séries em Full HD',
    screens: 2,
    signIn: 'https://www.hbomax.com/br/pt',
    called: 'hbo ?max|hbo|max|aga ?be ?o',
    plays:
      'filmes?|filminhos?|series?|cinema|champions(?: league)?|uefa|(?:casa|series?) do dragao|dragao|game of thrones|friends|harry potter|last of us',
    shared: 'futebol|futibol',
    icon: [
      { colour: 'ultramar', d: 'M0 0H100V100H0z' },
      { colour: 'papel', d: 'M20 20H37V46H63V20H80V80H63V58A13 13 0 0 0 37 58V80H20z' },
    ],
  },
  'paramount-plus': {
    benefit: 'Assista a filmes, séries e esportes',
    screens: 1,
    signIn: 'https://www.paramountplus.com/br',
    called: 'paramount(?: plus)?',
    plays:
      'esportes?|libertadores|bob esponja|patrulha canina|nickelodeon|desenhos?|desenhinhos?|infanti(?:l|s)|yellowstone|top gun',
    shared: 'futebol|futibol',
    icon: [
      { colour: 'anil', d: 'M0 100V50A50 50 0 0 1 100 50V100z' },
      { colour: 'papel', d: 'M26 24H52A20 20 0 0 1 52 64H41V86H26zM41 37V51H50A7 7 0 0 0 50 37z' },
      { colour: 'sinal', d: 'M61 70h10.5V59.5h9V70H91v9H80.5v10.5h-9V79H61z' },
    ],
  },
  deezer: {
    benefit: 'Ouça música sem anúncios, também fora de casa',
    called: 'deezer',
    plays: 'musicas?|(?<!\\b(?:quis|quer|quero|vou|sei|pra|te|me) )dizer',
    icon: [
      { colour: 'areia', d: 'M4 0H50A50 50 0 0 1 50 100H4z' },
      { colour: 'anil', d: 'M22 20H50A30 30 0 0 1 50 80H22z' },
      { colour: 'areia', d: 'M36 34H50A16 16 0 0 1 50 66H36z' },
      { colour: 'sinal', d: 'M48 42A8 8 0 1 1 48 58A8 8 0 1 1 48 42z' },
    ],
  },
} as const satisfies Record<Subscription, Row>

/** The members who may share Globoplay, its cycle in days, and the speeds with it. */
export const globoplayFacts = { members: 2, days: 30, speeds: [600] } as const

/** E.g. 'em até 3 telas ao mesmo tempo'. */
export function onScreens(slug: Streaming): string {
  const { screens } = streamingDetails[slug]
  return screens === 1 ? 'em um aparelho por vez' : `em até ${screens} telas ao mesmo tempo`
}
