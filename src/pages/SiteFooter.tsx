import { contact } from '../content/contact.ts'
import { brand, footerTexts as texts, privacyPolicy } from '../content/legal.ts'
import { Brand } from '../ui/Brand.tsx'
import { Footer, type FooterColumn } from '../ui/Footer.tsx'

/** The foot of the site's own pages. */
export function SiteFooter() {
  return <Footer brand={<Brand {...brand} to="/" />} tagline={texts.tagline} columns={columns} legal={texts.legal} />
}

const { buy, help, open } = texts

const columns: FooterColumn[] = [
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
      { label: help.sales, href: telephone(contact.sales) },
      { label: help.support, href: telephone(contact.support) },
    ],
  },
  {
    heading: open.heading,
    items: [
      { label: open.regulations, to: '/regulamentos' },
      { label: open.privacy, href: privacyPolicy },
    ],
  },
]

function telephone(number: string) {
  return `tel:${number.replace(/\D/g, '')}`
}
