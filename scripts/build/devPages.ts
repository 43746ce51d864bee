import type { Plugin } from 'vite'
import { servedCities } from '../../server/coverage/servedCities.ts'
import { sampleRows } from '../../server/sample/sampleRows.ts'
import { areasOf } from '../../src/app/site/areas.ts'
import { campaignAt } from '../../src/content/campaigns/campaignAt.ts'
import { withData } from './dataBlock.ts'

const root = '<div id="root"></div>'

/** In development one page serves every address, with its campaign and area like built pages. */
export const devPages: Plugin = {
  name: 'dev-pages',
  apply: 'serve',
  transformIndexHtml(html, { originalUrl = '/' }) {
    const { pathname } = new URL(originalUrl, 'http://site')
    const area = areasOf(servedCities(sampleRows())).find(({ path }) => path === pathname)
    return html.replace(root, () => withData(root, { campaign: campaignAt(pathname).campaign, area }))
  },
}
