import type { Plugin } from 'vite'
import { campaignAt } from '../src/content/campaigns/campaigns.ts'
import { withData } from './pageData.ts'

const root = '<div id="root"></div>'

/** In development one page serves every address, and gets its campaign in the way of built pages. */
export const devPages: Plugin = {
  name: 'dev-pages',
  apply: 'serve',
  transformIndexHtml(html, { originalUrl = '/' }) {
    const { campaign } = campaignAt(new URL(originalUrl, 'http://site').pathname)
    return html.replace(root, () => withData(root, { campaign }))
  },
}
