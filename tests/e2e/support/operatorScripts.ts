import { webchatSystem } from '../../../server/sample/webchatSystem.ts'
import { freePort, launch } from '../../support/aProcess.ts'
import { test as strict } from './strictPage.ts'

export const [chat, partner] = ['https://webchat.example', 'https://partner.example']

const anOperator = (settings: Record<string, string>) =>
  strict.extend<object, { webchat: Awaited<ReturnType<typeof webchatSystem>>; site: string }>({
    webchat: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures here, and there are none
      async ({}, provide) => {
        const system = await webchatSystem()
        await provide(system)
        await system.stop()
      },
      { scope: 'worker' },
    ],
    site: [
      async ({ webchat }, provide) => {
        const port = await freePort()
        const own = { PORT: String(port), DATA_DIR: ':memory:', WEBCHAT_URL: webchat.url }
        const { child, ended } = await launch({ ...own, ...settings })
        await provide(`http://localhost:${port}`)
        child.kill('SIGTERM')
        await ended
      },
      { scope: 'worker' },
    ],
    baseURL: ({ site }, provide) => provide(site),
  })

/** The built product of an operator with scripts and a webchat that receives events, in its own process. */
export const test = anOperator({
  WEBCHAT_SCRIPT: `${chat}/chat.js`,
  AFFILIATE_SCRIPT: `${partner}/track.js?account=7`,
})

/** The same with a video for a piece of news. */
export const withVideo = anOperator({ NEWS_VIDEOS: 'wifi-6=M7lc1UVf-VE' })
