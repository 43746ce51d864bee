import { onScreens } from '../streamingFacts.ts'

/** The benefits of a plan in a sentence each, by slug. */
const benefitTexts: Record<string, string> = {
  'globo-play': `Acompanhe novelas, séries e a Globo ao vivo, ${onScreens('globo-play')}.`,
  MAX: `Assista a filmes e séries em Full HD, ${onScreens('MAX')}.`,
  'paramount-plus': `Assista a filmes, séries e esportes, ${onScreens('paramount-plus')}.`,
  deezer: 'Ouça música sem anúncios, também fora de casa.',
  'seguranca-digital': 'Proteja os celulares e os computadores da casa.',
  'aya-bancah': 'Leia jornais e revistas do país na tela.',
  'aya-books': 'Ouça livros inteiros no caminho.',
  babbel: 'Aprenda um idioma em lições curtas.',
  'games-club': 'Jogue no celular sem anúncios.',
  'aya-ensinah': 'Conte com reforço escolar e prepare-se para o Enem.',
  looke: 'Assista a filmes e séries quando quiser.',
  'band-sports': 'Acompanhe um canal de esportes ao vivo.',
  'band-news': 'Acompanhe um canal de notícias ao vivo.',
}

export const benefitText = (slug: string): string | undefined =>
  Object.hasOwn(benefitTexts, slug) ? benefitTexts[slug] : undefined
