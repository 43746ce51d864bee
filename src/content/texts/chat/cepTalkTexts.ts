import type { CepsFound } from '../../../api/contract/cepSearch.ts'
import { contact } from '../../../api/contract/operatorSite/brandAndContact.ts'
import { cepSearchTexts } from '../order/cepSearchTexts.ts'

/** The search for a CEP in the conversation. */
export const cepTalkTexts = {
  whichCity: 'Procuro o CEP pela rua. Em que cidade ela fica?',
  searching: 'Um momento, procuro o CEP dessa rua.',
  /** Each CEP on its own line, after its street. */
  found: ({ ceps, more }: CepsFound) =>
    [
      ceps.length === 1 ? 'Achei um CEP:' : `Achei ${ceps.length} CEPs:`,
      ...ceps.map(cepSearchTexts.row),
      more
        ? 'Há mais ruas com esse nome. Se a sua não está aqui, diga mais do nome dela.'
        : ceps.length === 1
          ? 'É o da sua rua?'
          : 'Qual é o da sua rua?',
    ].join('\n'),
  none: `Não achei essa rua nessa cidade. Confira os nomes e diga de novo, como em Rua das Palmeiras, Ribeirão Preto. O CEP também está em qualquer conta que chega na sua casa. Se preferir, ligue para ${contact.sales}.`,
  failed: (why: string) => `${why} Diga a rua e a cidade de novo, ou escreva o CEP.`,
} as const
