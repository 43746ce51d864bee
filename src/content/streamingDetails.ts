import type { Streaming, Subscription } from '../api/contract/streamings.ts'

type Row = {
  /** What it brings, as a sentence begins. */
  benefit: string
  /** On how many screens it plays at once. */
  screens?: number
  /** Where an account is opened. */
  signIn?: string
  /** How visitors call it, as a pattern. */
  called: string
  /** What it plays, by which it is meant too; `shared` plays elsewhere as well. */
  plays: string
  shared?: string
}

/** What is to be told of each subscription, and the words by which it is heard. */
export const streamingDetails = {
  'globo-play': {
    benefit: 'Acompanhe novelas, séries e a Globo ao vivo',
    screens: 3,
    signIn: 'https://globoplay.globo.com',
    called: 'globo ?play|globo',
    plays: 'novelas?|novelinhas?|bbb|big brother|vale tudo|pantanal',
  },
  MAX: {
    benefit: 'Assista a filmes e séries em Full HD',
    screens: 2,
    signIn: 'https://www.hbomax.com/br/pt',
    called: 'hbo ?max|hbo|max|agabeo',
    plays:
      'filmes?|filminhos?|series?|cinema|champions(?: league)?|uefa|(?:casa|series?) do dragao|dragao|game of thrones|friends|harry potter|last of us',
    shared: 'futebol|futibol',
  },
  'paramount-plus': {
    benefit: 'Assista a filmes, séries e esportes',
    screens: 1,
    signIn: 'https://www.paramountplus.com/br',
    called: 'paramount(?: plus)?',
    plays: 'esportes?|libertadores|bob esponja|yellowstone|top gun',
    shared: 'futebol|futibol',
  },
  deezer: {
    benefit: 'Ouça música sem anúncios, também fora de casa',
    called: 'deezer',
    plays: 'musicas?|dizer',
  },
} as const satisfies Record<Subscription, Row>

/** Who may share Globoplay, its cycle, and the speeds that have it. */
export const globoplayFacts = { members: 2, days: 30, speeds: [600] } as const

/** 'em até 3 telas ao mesmo tempo' */
export function onScreens(slug: Streaming): string {
  const { screens } = streamingDetails[slug]
  return screens === 1 ? 'em um aparelho por vez' : `em até ${screens} telas ao mesmo tempo`
}
