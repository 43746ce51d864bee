import { campaignAt } from '../../src/content/campaigns/campaignAt.ts'
import { isAt } from '../../src/content/flows/screen.ts'
import { areaPage, missingPage, pages, pathsOf } from '../../src/content/pages.ts'
import { headAt } from '../../src/app/url/headAt.ts'

/** Every address below a campaign, except those of the conversation's questions. Areas are below none. */
export const addresses = pathsOf(pages.filter((page) => !page.unknown && page !== areaPage))
  .filter((path) => !path.startsWith('/chat/'))
  .map((path) => path.replace(/:\w+/, 'x7a9'))

export const pageAt = (path: string) => pages.find((page) => isAt(page, path)) ?? missingPage

/** The head of a page, by its whole address and its path below the campaign. */
export const headOf = (address: string, path: string) => headAt(path, campaignAt(address).campaign)
