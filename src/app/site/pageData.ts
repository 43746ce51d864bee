import { createContext } from 'react'
import { fromJson } from '../../browser/fromJson.ts'
import type { Campaign } from '../../api/contract/campaign.ts'
import type { LandingData } from '../../pages/landing/landingData.ts'

/** What the page that the server sent was rendered from: its campaign, and what it shows; `missing` is the page for an address that does not exist. */
export type Sent = { campaign?: Campaign; landing?: LandingData; missing?: true }

export const PageData = createContext<Sent>({})

/** No script may stand in a page, so it lies beside it as inert JSON. */
export function pageDataOf(container: HTMLElement): Sent {
  return { ...Object(fromJson(container.ownerDocument.getElementById('page-data')?.textContent)) }
}
