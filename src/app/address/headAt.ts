import type { Campaign } from '../../api/contract/campaign.ts'
import { flows } from '../../content/flows/flows.ts'
import { isAt } from '../../content/flows/screen.ts'
import { missingPage, pages } from '../../content/pages.ts'
import { checkoutTexts } from '../../content/texts/checkoutTexts.ts'

/** What a page says of itself in its head. */
export type Head = { title: string; noindex: boolean }

/** The head of the page at an address below a campaign, as the page itself has it once its code is here. A step is called as the campaign's own way to buy calls it. */
export function headAt(path: string, campaign: Campaign): Head {
  const page = pages.find((each) => isAt(each, path)) ?? missingPage
  const own = flows[campaign.flow].screens.find((screen) => isAt(screen, path))?.title
  return {
    title: own === undefined ? (page.title ?? campaign.title) : checkoutTexts.pageTitle(own),
    noindex: campaign.noindex === true || page.noindex === true,
  }
}
