import { createContext } from 'react'
import { fromJson } from '../../browser/fromJson.ts'
import type { Campaign } from '../../api/contract/sale/campaign.ts'
import type { Area } from '../../pages/area/areaTypes.ts'
import type { LandingData } from '../../pages/landing/landingTypes.ts'
import type { RegulationsData } from '../../pages/regulations/Regulations.tsx'

/** The data that the server rendered the page with. `missing` marks the page of an unknown address. */
export type SentPageData = {
  campaign?: Campaign
  landing?: LandingData
  area?: Area
  rules?: RegulationsData
  missing?: true
}

export const PageData = createContext<SentPageData>({})

/** Reads the page's data from JSON, because inline scripts are not allowed. */
export function pageDataOf(container: HTMLElement): SentPageData {
  return { ...Object(fromJson(container.ownerDocument.getElementById('page-data')?.textContent)) }
}
