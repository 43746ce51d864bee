import type { Campaign } from '../../api/contract/sale/campaign.ts'

/** The rest of an address below its campaign. */
export const pathBelowCampaign = ({ prefix }: Campaign, pathname: string) =>
  withoutTrailingSlash(pathname.slice(prefix === '' ? 0 : prefix.length + 1)) || '/'

/** Removes trailing slashes. */
export const withoutTrailingSlash = (path: string) => path.replace(/(?<=.)\/+$/, '')
