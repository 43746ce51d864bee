import { phoneLink } from '../api/contract/contactLinks.ts'
import { contact } from '../api/contract/operatorSite/brandAndContact.ts'
import { landingTexts } from '../content/texts/landing/landingTexts.ts'
import { commonTexts } from '../content/texts/commonTexts.ts'
import { SiteHeader, type SiteLink } from '../ui/layout/SiteHeader.tsx'
import { useCampaign } from '../ui/useCampaign.ts'

/** The header of a page of the site. A page without links of its own links to the parts of the home page. */
export function SitePageHeader({ links }: { links?: readonly SiteLink[] | undefined }) {
  const { nav, menu } = landingTexts
  const { begins, hides } = useCampaign()
  return (
    <SiteHeader
      links={[...(links ?? (begins === undefined ? toHome : [])), toOrder, toCustomer]}
      {...(!hides.includes('sales') && { phone: toSales })}
      navLabel={nav}
      menuLabel={menu}
    />
  )
}

const { plans, ways, coverage, faq, order, customer } = landingTexts.links
const toHome: SiteLink[] = [
  { label: plans, to: '/#planos' },
  { label: ways, to: '/#contratar' },
  { label: coverage, to: '/#cobertura' },
  { label: faq, to: '/#duvidas' },
]
const toOrder: SiteLink = { label: order, to: '/pedido' }
const toCustomer: SiteLink = { label: customer, to: '/linktree#cliente' }
const toSales = { label: commonTexts.sales, href: phoneLink(contact.sales) }
