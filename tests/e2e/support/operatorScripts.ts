import { freePort, launch } from '../../support/aProcess.ts'
import { test as strict } from './strictPage.ts'

export const [chat, partner] = ['https://webchat.example', 'https://partner.example']

const anOperator = (settings: Record<string, string>) =>
  strict.extend<object, { site: string }>({
    site: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures here, and there are none
      async ({}, provide) => {
        const port = await freePort()
        const { child, ended } = await launch({ PORT: String(port), DATA_DIR: ':memory:', ...settings })
        await provide(`http://localhost:${port}`)
        child.kill('SIGTERM')
        await ended
      },
      { scope: 'worker' },
    ],
    baseURL: ({ site }, provide) => provide(site),
  })

/** The built product of an operator with scripts of its own, in a process of its own. */
export const test = anOperator({
  WEBCHAT_SCRIPT: `${chat}/chat.js`,
  AFFILIATE_SCRIPT: `${partner}/track.js?account=7`,
})

/** The same of an operator with a video for a piece of news. */
export const withVideo = anOperator({ NEWS_VIDEOS: 'wifi-6=M7lc1UVf-VE' })
