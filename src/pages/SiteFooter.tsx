import type { Hide } from '../content/campaign.ts'
import { contact } from '../api/contract/contact.ts'
import { brand, footerTexts as texts, privacyPolicy } from '../content/legal.ts'
import { Brand } from '../ui/Brand.tsx'
import { Footer, type FooterColumn } from '../ui/Footer.tsx'
import { ZoomControl } from '../ui/ZoomControl.tsx'
import { useCampaign } from '../ui/useCampaign.ts'

/** The foot of the site's own pages. */
export function SiteFooter() {
  const { hides } = useCampaign()
  return <Footer brand={<Brand {...brand} to="/" />} tagline={texts.tagline} tools={<ZoomControl {...texts.zoom} />} columns={columns(hides)} legal={texts.legal} />
}

const { buy, help, open } = texts

const columns = (hides: readonly Hide[]): FooterColumn[] => [
  {
    heading: buy.heading,
    items: [
      { label: buy.plans, to: '/#planos' },
      { label: buy.coverage, to: '/#cobertura' },
      { label: buy.chat, to: '/chat' },
      { label: buy.pages, to: '/checkout/cep' },
    ],
  },
  {
    heading: help.heading,
    items: [
      ...(hides.includes('sales') ? [] : [{ label: help.sales, href: telephone(contact.sales) }]),
      ...(hides.includes('support') ? [] : [{ label: help.support, href: telephone(contact.support) }]),
      { label: help.call, to: '/receber-ligacao' },
    ],
  },
  {
    heading: open.heading,
    items: [
      { label: open.regulations, to: '/regulamentos' },
      { label: open.migration, href: '/faq-migracao.pdf' },
      { label: open.privacy, href: privacyPolicy },
    ],
  },
]

function telephone(number: string) {
  return `tel:${number.replace(/\D/g, '')}`
}
