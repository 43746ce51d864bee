import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { metaTags } from '../../server/site/metaTags.ts'
import { withWholeAddresses } from '../../server/site/absoluteAddress.ts'
import type { Campaign } from '../../src/api/contract/sale/campaign.ts'
import { campaignAt, campaigns } from '../../src/content/campaigns/campaignAt.ts'
import { describedAs } from '../../src/content/texts/landing/landingTexts.ts'
import { isOpen } from '../../src/content/pages.ts'
import { addresses as known } from '../../src/entry-prerender.tsx'
import { addresses, headOf, pageAt } from '../support/addresses.ts'
import { aServer } from '../support/aServer.ts'
import { prerendered } from '../support/prerendered.ts'

const site = 'https://ultrafibra.example'
const siteFolder = mkdtempSync(join(tmpdir(), 'ultrafibra-shared-'))
let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  writeFileSync(join(siteFolder, 'shell.html'), '<html><head></head><body></body></html>')
  writeFileSync(join(siteFolder, 'routes.json'), JSON.stringify(known()))
  server = await aServer({ SITE_ADDRESS: site }, { siteFolder })
})
afterAll(async () => {
  await server.stop()
  rmSync(siteFolder, { recursive: true })
})

const open = addresses.filter((path) => isOpen(pageAt(path)))
const below = (prefix: string, path: string) => (prefix && `/${prefix}`) + (path === '/' && prefix ? '' : path)

/** Whether a page belongs to a campaign, which may start elsewhere than at its home page. */
const isShownBelow = ({ prefix, begins }: Campaign, path: string) =>
  campaignAt(below(prefix, path)).campaign.prefix === prefix && !(begins && path === '/')

test.each(campaigns.map((campaign) => ({ prefix: campaign.prefix, campaign })))(
  'exactly the public pages below "$prefix" have tags for sharing',
  async ({ prefix, campaign }) => {
    expect(open.length).toBeGreaterThan(6)
    for (const path of addresses.filter((each) => isShownBelow(campaign, each))) {
      const address = below(prefix, path)
      const { title, noindex } = headOf(address, path)
      const said = saidIn(await (await server.app.request(address)).text())
      const own = pageAt(path).title !== undefined
      const isFound = !campaign.noindex && (own || campaign.begins === undefined)
      // The edition in force counts as its document
      const counts = `${site}${own ? path.replace(/\/versao-1$/, '') : below(prefix, '/')}`
      const description = descriptionOf(address, path)
      const picture = `${site}/shared/${prefix.replaceAll('/', '-') || 'site'}.png`
      expect([address, said]).toEqual([
        address,
        open.includes(path)
          ? {
              title,
              noindex,
              canonical: isFound ? counts : undefined,
              'og:title': title,
              'og:url': counts,
              'og:image': picture,
              'og:description': description,
            }
          : { title, noindex },
      ])
    }
  },
)

test('a prerendered page has the same tags, with its visible description', async () => {
  for (const { path, html, shared } of await prerendered()) {
    const home = campaigns.some(({ prefix }) => path === `/${prefix}`)
    if (!shared) continue
    const said = saidIn(withWholeAddresses(`<head>${metaTags(shared)}</head>`, site))
    expect([path, said['og:url']]).toEqual([path, site + path.replace(/\/versao-\d+$/, '')])
    const description = new DOMParser().parseFromString(html, 'text/html').querySelector('meta[name=description]')
    const told = description?.getAttribute('content') ?? shared.properties['description']
    expect([path, told]).toEqual([path, said['og:description']])
    expect(home || /^\/(planos|regulamentos|linktree|selecao-plano-movel)/.test(path)).toBe(true)
  }
})

test('descriptions differ like the campaigns’ offers', () => {
  const described = new Map(
    campaigns.map((each) => [each.offer, headOf(`/${each.prefix}`, '/').shared?.properties['og:description']]),
  )
  expect(new Set(described.values()).size).toBe(described.size)
})

test('a home page’s data have its plans with monthly prices', async () => {
  const home = (await prerendered()).find(({ path }) => path === '/livelo')
  const plans = home?.about?.filter((each) => Reflect.get(each, '@type') === 'Product')
  expect(plans).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'TIM Ultrafibra 500 Mega',
      description: expect.any(String),
      sku: 'd500a',
      image: '/shared/livelo.png',
      brand: { '@type': 'Brand', name: 'TIM Ultrafibra' },
      offers: {
        '@type': 'Offer',
        price: home?.data?.landing?.plans[0]?.price_with_dacc.toFixed(2),
        priceCurrency: 'BRL',
        priceSpecification: expect.objectContaining({ unitCode: 'MON' }),
        availability: 'https://schema.org/InStock',
        url: '/livelo',
      },
    },
  ])
  expect(withWholeAddresses(`<script type="application/ld+json">${JSON.stringify(plans)}</script>`, site)).toContain(
    `"url":"${site}/livelo"`,
  )
})

/** The description of a page: its own, or that of its campaign's offer. */
const descriptionOf = (address: string, path: string) =>
  pageAt(path).description ?? describedAs(campaignAt(address).campaign.offer)

type Said = { title: string; noindex: boolean; [name: string]: string | boolean }

function saidIn(html: string): Said {
  const { head } = new DOMParser().parseFromString(html, 'text/html')
  const meta = ['og:title', 'og:url', 'og:image', 'og:description'].flatMap((name) => {
    const content = head.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
    return content === undefined || content === null ? [] : [[name, content] as const]
  })
  const canonical = head.querySelector('link[rel=canonical]')?.getAttribute('href')
  return {
    title: head.querySelector('title')?.textContent ?? '',
    noindex: head.querySelector('meta[name=robots]')?.getAttribute('content') === 'noindex',
    ...(canonical && { canonical }),
    ...Object.fromEntries(meta),
  }
}
