/** The benefits of a plan in a line each, by slug. */
const benefitTexts: Record<string, string> = {
  'globo-play': 'Novelas, séries e o ao vivo da Globo. Até três telas ao mesmo tempo.',
  MAX: 'Filmes e séries em Full HD. Até duas telas ao mesmo tempo.',
  'paramount-plus': 'Filmes, séries e esportes. Uma tela por vez.',
  deezer: 'Música sem anúncios, também fora de casa.',
  'seguranca-digital': 'Proteção para celulares e computadores da casa.',
  'aya-bancah': 'Jornais e revistas do país na tela.',
  'aya-books': 'Audiolivros para ouvir no caminho.',
  babbel: 'Cursos de idiomas em lições curtas.',
  'games-club': 'Jogos para celular sem anúncios.',
  'aya-ensinah': 'Reforço escolar e preparação para o Enem.',
  looke: 'Filmes e séries para assistir quando quiser.',
  'band-sports': 'Canal de esportes ao vivo.',
  'band-news': 'Canal de notícias ao vivo.',
}

export const benefitText = (slug: string): string | undefined =>
  Object.hasOwn(benefitTexts, slug) ? benefitTexts[slug] : undefined
