import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { appIcons } from '../../scripts/build/appIcons.ts'
import { colours } from '../../scripts/build/designTokens.ts'
import { plainPage } from '../../server/site/plainPage.ts'
import { aServer } from '../support/aServer.ts'
import { folderForAll } from '../support/temporaryFolder.ts'

const root = join(import.meta.dirname, '../..')
const siteFolder = folderForAll()
const index = readFileSync(join(root, 'index.html'), 'utf8')
type Manifest = {
  theme_color: string
  background_color: string
  start_url: string
  display: string
  icons: { src: string; type: string; sizes: string; purpose?: string }[]
}

for (const name of ['favicon.svg', 'manifest.webmanifest'])
  copyFileSync(join(root, 'public', name), join(siteFolder, name))
await appIcons(siteFolder)
const server = await aServer({}, { siteFolder })
afterAll(() => server.stop())

const get = (path: string) => server.app.request(path)
const bytesOf = async (reply: Response) => new Uint8Array(await reply.arrayBuffer())
const typeOf = (reply: Response) => reply.headers.get('Content-Type')?.split(';')[0]
const manifest = async (): Promise<Manifest> => (await get('/manifest.webmanifest')).json()

test('the product can be put on a home screen: its manifest and icons have their types and sizes', async () => {
  expect(typeOf(await get('/manifest.webmanifest'))).toBe('application/manifest+json')
  const { icons, ...said } = await manifest()
  expect(said).toMatchObject({ name: 'TIM Ultrafibra', start_url: '/', scope: '/', display: 'standalone' })
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  )
  for (const { src, type, sizes } of icons) {
    const reply = await get(src)
    const size = type === 'image/png' ? sizeOf(await bytesOf(reply)) : 'any'
    expect([src, reply.status, typeOf(reply), size]).toEqual([src, 200, type, sizes])
  }
})

test('every page names the manifest, an icon for telephones without manifests, and a colour for each theme', async () => {
  const touch = await get('/apple-touch-icon.png')
  expect([touch.status, typeOf(touch), sizeOf(await bytesOf(touch))]).toEqual([200, 'image/png', '180x180'])
  const canvas = colours('canvas')
  for (const page of [index, plainPage('Pronto', '')]) {
    expect(page).toMatch(/<link rel="manifest" href="\/manifest.webmanifest"/)
    expect(page).toMatch(/<link rel="apple-touch-icon" href="\/apple-touch-icon.png"/)
    for (const theme of ['light', 'dark'] as const)
      expect(page).toContain(
        `<meta name="theme-color" content="${canvas[theme]}" media="(prefers-color-scheme: ${theme})"`,
      )
  }
  expect(await manifest()).toMatchObject({ theme_color: canvas.light, background_color: canvas.light })
})

/** The size of a PNG, from its header. */
function sizeOf(png: Uint8Array): string {
  const head = new DataView(png.buffer, png.byteOffset)
  expect(new TextDecoder('latin1').decode(png.subarray(1, 4))).toBe('PNG')
  return `${head.getUint32(16)}x${head.getUint32(20)}`
}
