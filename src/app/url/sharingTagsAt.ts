import { plainCampaign, type Campaign } from '../../api/contract/sale/campaign.ts'
import { areaPage, isOpen, type Page } from '../../content/pages.ts'
import { brandName } from '../../api/contract/operatorSite/brandAndContact.ts'
import { describedAs } from '../../content/texts/landing/landingTexts.ts'

/** Tags for sharing and search. Addresses are relative to the site. */
export type SharingTags = { canonical: string | null; properties: Record<string, string> }

type Own = { title: string; description: string; path: string }

/** The tags of open pages. A home page that visitors never see has no canonical address. */
export function sharingTagsAt(page: Page, campaign: Campaign): SharingTags | null {
  if (!isOpen(page) || page === areaPage) return null
  const home = page.title === undefined
  const { title = campaign.title, description = describedAs(campaign.offer) } = page
  const shared = sharingTags({ title, description, path: home ? homeOf(campaign) : page.path }, campaign)
  if (!home) return { ...shared, properties: { description, ...shared.properties } }
  return campaign.begins === undefined ? shared : { ...shared, canonical: null }
}

/** The tags of a page with its own texts. Pages hidden from search have no canonical address. */
export function sharingTags({ title, description, path }: Own, campaign: Campaign = plainCampaign): SharingTags {
  return {
    canonical: campaign.noindex ? null : path,
    properties: {
      'og:type': 'website',
      'og:site_name': brandName,
      'og:locale': 'pt_BR',
      'og:title': title,
      'og:description': description,
      'og:url': path,
      'og:image': pictureOf(campaign),
      'og:image:width': String(pictureSize.width),
      'og:image:height': String(pictureSize.height),
      'og:image:alt': title,
      'twitter:card': 'summary_large_image',
    },
  }
}

/** The path where the build puts a campaign's picture. */
export const pictureOf = ({ prefix }: Campaign) => `/shared/${prefix.replaceAll('/', '-') || 'site'}.png`
export const pictureSize = { width: 1200, height: 630 } as const

const homeOf = ({ prefix }: Campaign) => `/${prefix}`
