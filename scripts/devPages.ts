import type { Plugin } from 'vite'
import { campaignAt } from '../src/content/campaigns/campaigns.ts'
import { withData } from './pageData.ts'

const root = '<div id="root"></div>'

/** In development one page stands for every address, and is told its campaign as the build tells each of its own. */
export const devPages: Plugin = {
  name: 'dev-pages',
  apply: 'serve',
  transformIndexHtml(html, { originalUrl = '/' }) {
    const { campaign } = campaignAt(new URL(originalUrl, 'http://site').pathname)
    return html.replace(root, () => withData(root, { campaign }))
  },
}
