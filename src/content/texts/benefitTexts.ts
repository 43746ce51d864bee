import { isStreaming, isSubscription } from '../../api/contract/sale/streamings.ts'
import { onScreens, streamingDetails } from '../streamingDetails.ts'

/** A sentence about each app of a plan, by slug. */
const appTexts: Record<string, string> = {
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

/** A sentence about a benefit of a plan. */
export function benefitText(slug: string): string | undefined {
  if (!isSubscription(slug)) return Object.hasOwn(appTexts, slug) ? appTexts[slug] : undefined
  const { benefit } = streamingDetails[slug]
  return isStreaming(slug) ? `${benefit}, ${onScreens(slug)}.` : `${benefit}.`
}
