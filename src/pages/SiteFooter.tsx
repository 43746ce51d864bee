import type { Campaign } from '../api/contract/sale/campaign.ts'
import { documentNames, documentPath } from '../api/contract/documentEditions.ts'
import { phoneLink } from '../api/contract/contactLinks.ts'
import { contact } from '../api/contract/operatorSite/brandAndContact.ts'
import { footerTexts as texts } from '../content/texts/site/footerTexts.ts'
import { commonTexts, privacyPolicy } from '../content/texts/commonTexts.ts'
import { Footer, type FooterColumn } from '../ui/layout/Footer.tsx'
import { onUnmodifiedClick } from '../ui/buttons/unmodifiedClick.ts'
import { ZoomControl } from '../ui/buttons/ZoomControl.tsx'
import { useCampaign } from '../ui/useCampaign.ts'

export function SiteFooter({ onCookies }: { onCookies: () => void }) {
  const campaign = useCampaign()
  return (
    <Footer
      tagline={texts.tagline}
      tools={<ZoomControl {...texts.zoom} />}
      columns={columns(campaign, onCookies)}
      legal={texts.legal}
    />
  )
}

const { buy, help, open } = texts
const homeLinks = [
  { label: buy.plans, to: '/#planos' },
  { label: buy.coverage, to: '/#cobertura' },
]

/** Area pages sell the plain site's plans. A campaign that begins elsewhere has no home page to link to. */
const columns = ({ hides, prefix, begins }: Campaign, onCookies: () => void): FooterColumn[] => [
  {
    heading: buy.heading,
    items: [
      ...(begins === undefined ? homeLinks : []),
      ...(prefix === '' ? [{ label: buy.cities, href: '/planos' }] : []),
      { label: buy.chat, to: '/chat' },
      { label: buy.pages, to: '/checkout/cep' },
    ],
  },
  {
    heading: help.heading,
    items: [
      { label: help.order, to: '/pedido' },
      ...(hides.includes('sales') ? [] : [{ label: commonTexts.sales, href: phoneLink(contact.sales) }]),
      ...(hides.includes('support') ? [] : [{ label: help.support, href: phoneLink(contact.support) }]),
      { label: help.call, to: '/receber-ligacao' },
    ],
  },
  {
    heading: open.heading,
    items: [
      { label: open.regulations, to: '/regulamentos' },
      ...(documentNames.includes('livelo') ? [{ label: open.points, to: documentPath('livelo') }] : []),
      { label: open.migration, href: '/faq-migracao.pdf' },
      { label: open.privacy, to: privacyPolicy },
      {
        label: open.cookies,
        to: `${privacyPolicy}#cookies`,
        onClick: onUnmodifiedClick(onCookies),
        'aria-haspopup': 'dialog',
      },
    ],
  },
]
