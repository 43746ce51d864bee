import { brandName } from '../../../api/contract/operatorSite/brandAndContact.ts'

/** A page's title for tabs and search engines. */
export const pageTitle = (title: string) => `${title.replace(/\.$/, '')} · ${brandName}`
