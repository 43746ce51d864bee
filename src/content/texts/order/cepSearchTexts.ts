import { contact } from '../../../api/contract/operatorSite/brandAndContact.ts'
import type { FoundCep } from '../../../api/contract/cepSearch.ts'
import { cepText } from '../../format.ts'
import { unbroken } from '../../unbroken.ts'
import { commonTexts } from '../commonTexts.ts'

export const cepSearchTexts = {
  title: 'Procurar o CEP',
  lead: 'Diga a rua e a cidade, e procuramos o CEP nas ruas que conhecemos.',
  close: commonTexts.close,
  street: 'Rua ou avenida',
  streetHelp: 'Sem o número, como em Rua das Palmeiras.',
  city: 'Cidade',
  go: 'Procurar',
  busy: 'Procurando',
  list: 'CEPs encontrados',
  found: (count: number) =>
    count === 1
      ? 'Encontramos um CEP. Toque nele para usar.'
      : `Encontramos ${count} CEPs. Toque no da sua rua para usar.`,
  more: 'Há mais ruas com esse nome: se a sua não está na lista, escreva mais do nome dela.',
  none: `Não encontramos essa rua nessa cidade. Confira os dois nomes, ou veja o CEP em uma conta que chega na sua casa, como a de luz. Se preferir, ligue para ${contact.sales}.`,
  /** E.g. 'Rua das Palmeiras, Centro, Ribeirão Preto: 14010-100', with no break after the hyphen. */
  row: ({ address, neighborhood, city, cep }: FoundCep) =>
    `${[address, neighborhood, city].filter(Boolean).join(', ')}: ${unbroken(cepText(cep))}`,
} as const
