import { brandName } from '../../api/contract/operatorSite/brandAndContact.ts'

/** What a tab and a search engine call a page. */
export const pageTitle = (title: string) => `${title.replace(/\.$/, '')} · ${brandName}`
