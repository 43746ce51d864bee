import type { Campaign } from '../../api/contract/sale/campaign.ts'
import { flows } from '../../content/flows/flows.ts'
import { isAt } from '../../content/flows/screen.ts'
import { isOpen, missingPage, pages } from '../../content/pages.ts'
import { pageTitle } from '../../content/texts/site/pageTitle.ts'
import { sharingTagsAt, type SharingTags } from './sharingTagsAt.ts'
import type { OperatorScript } from '../../tracking/operatorScripts.ts'

/** A page's title and meta tags, the operator's scripts allowed there, its sharing data, and whether it has news. */
export type Head = {
  title: string
  noindex: boolean
  scripts: OperatorScript[]
  shared: SharingTags | null
  news?: true
}

/** The head at an address, the same as the loaded page sets. A step takes its title from the campaign's flow. */
export function headAt(path: string, campaign: Campaign): Head {
  const page = pages.find((each) => isAt(each, path)) ?? missingPage
  const own = flows[campaign.flow].screens.find((screen) => isAt(screen, path))?.title
  return {
    title: own === undefined ? (page.title ?? campaign.title) : pageTitle(own),
    noindex: campaign.noindex === true || page.noindex === true,
    shared: sharingTagsAt(page, campaign),
    scripts: isOpen(page) ? ['webchat', ...(campaign.affiliate ? (['affiliate'] as const) : [])] : [],
    ...(page.shows === 'home' && { news: true }),
  }
}
