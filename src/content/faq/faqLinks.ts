import { whatsappLink } from '../../api/contract/contactLinks.ts'
import { operatorPages } from '../../api/contract/operatorSite/companyFacts.ts'
import { contact } from '../../api/contract/operatorSite/brandAndContact.ts'
import { documentPath } from '../../api/contract/documentEditions.ts'
import { speedTestSite } from '../speedTestSite.ts'
import { faqTexts } from '../texts/landing/faqTexts.ts'
import { commonTexts } from '../texts/commonTexts.ts'
import type { FaqId } from './faq.ts'

/** `to` is a page of the product below the campaign; `href` is any other address. */
export type FaqLink = { label: string } & ({ to: string; href?: never } | { href: string; to?: never })

const { links: texts } = faqTexts

/** Links below the answers on the home page, by entry. The conversation has none. */
const links: Partial<Record<string, readonly FaqLink[]>> = {
  coverage: [{ label: texts.coverage, to: '/consultar-cobertura/cep' }],
  loyalty: [{ label: texts.contract, to: documentPath('contrato') }],
  'second-bill': [{ label: texts.customer, href: operatorPages.customer }],
  'speed-test': [{ label: texts.speedTest, href: `https://www.${speedTestSite}` }],
  'mobile-bonus': [{ label: texts.mobile, to: '/selecao-plano-movel' }],
  support: [{ label: texts.support, href: operatorPages.support }],
  phones: [
    { label: texts.sms, href: `sms:${contact.sms}` },
    { label: commonTexts.whatsapp, href: whatsappLink(texts.hello) },
  ],
} satisfies Partial<Record<FaqId, readonly FaqLink[]>>

/** Only the plain site links to the pages of cities, because their plans are its own. */
const onPlainSite: FaqLink = { label: commonTexts.plansByCity, href: '/planos' }

export const linksOf = (id: string, prefix: string): readonly FaqLink[] => [
  ...(links[id] ?? []),
  ...(id === 'coverage' && prefix === '' ? [onPlainSite] : []),
]
