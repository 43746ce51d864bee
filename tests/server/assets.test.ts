import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readAssets } from '../../server/site/assets.ts'
import { folderForAll } from '../support/temporaryFolder.ts'

const folder = folderForAll({ 'index.html': '<link rel="canonical" href="/">' })

it('pages are prepared once, on the first request, not at the start', () => {
  let made = 0
  const settings = {
    apiOrigins: [],
    scripts: { webchat: null, affiliate: null },
    newsVideos: '',
    saysSample: () => false,
    get siteAddress() {
      made += 1
      return 'https://ultrafibra.example'
    },
  }
  const assets = readAssets(folder, settings)
  expect(made).toBe(0)
  rmSync(join(folder, 'index.html'))
  const page = assets.get('/index.html')
  expect(new TextDecoder().decode(page?.plain)).toContain('href="https://ultrafibra.example/"')
  expect(assets.get('/index.html')).toBe(page)
  expect(made).toBe(1)
})
