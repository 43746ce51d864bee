import StructuredDataValidator from '@adobe/structured-data-validator'
import { expect, type APIRequestContext } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import * as z from 'zod/mini'
import { withWholeAddresses } from '../../server/site/absoluteAddress.ts'
import { campaigns } from '../../src/content/campaigns/campaignAt.ts'
import { long, test } from './support/strictPage.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  // Styles and scripts come from the site itself
  rules: { 'require-sri': 'off' },
})

/** A link of a page to an address, and a place within it. */
type Link = { from: string; to: string; hash: string }

test(
  'every link of the site works, and every page is valid HTML with valid structured data',
  long,
  async ({ request, baseURL }) => {
    test.setTimeout(60_000)
    const places = new Map<string, Set<string>>()
    const links: Link[] = []
    const homes = campaigns.map(({ prefix }) => `/${prefix}`)
    const queue = new Set([...homes, ...(await addressesIn('/sitemap.xml', request))])
    for (const path of queue) {
      const html = await (await request.get(path)).text()
      expect([path, await faultsOf(html)]).toEqual([path, []])
      const { ids, hrefs } = seenIn(html)
      places.set(path, new Set(ids))
      for (const href of hrefs) {
        const url = new URL(href, `${baseURL}${path}`)
        if (url.origin !== baseURL) expect([path, href, isWellFormed(url)]).toEqual([path, href, true])
        else links.push({ from: path, to: url.pathname, hash: decodeURIComponent(url.hash.slice(1)) })
        if (url.origin === baseURL && isOfSite(url.pathname)) queue.add(url.pathname)
      }
    }
    const elsewhere = [...new Set(links.map(({ to }) => to))].filter((to) => !places.has(to))
    const dead: string[] = []
    for (const to of elsewhere) if (!(await request.get(to)).ok()) dead.push(to)
    expect(links.filter(({ to }) => dead.includes(to))).toEqual([])
    const missed = links.filter(({ to, hash }) => hash !== '' && places.has(to) && !places.get(to)?.has(hash))
    expect(missed).toEqual([])
    test.info().annotations.push({ type: 'seen', description: `${places.size} pages, ${links.length} links` })
  },
)

/** Whether a page is on the plain site, whose links are followed; others only have to exist. */
const isOfSite = (path: string) =>
  !/^\/(chat|checkout|api|assets)\b|\.\w+$/.test(path) &&
  !campaigns.some(({ prefix }) => prefix !== '' && `${path}/`.startsWith(`/${prefix}/`))

async function addressesIn(map: string, request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get(map)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
}

/** The faults of a page as sent: its HTML, and its data for search engines. */
async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const ofHtml = results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${message} ${selector ?? ''}`),
  )
  const told = [
    ...withWholeAddresses(html, 'https://ultrafibra.example').matchAll(
      /<script type="application\/ld\+json">([^]*?)<\/script>/g,
    ),
  ]
  const ofData = await Promise.all(told.map(([, json = '']) => faultsOfData(structured.parse(JSON.parse(json)))))
  return [...ofHtml, ...ofData.flat()]
}

const structured = z.looseObject({ '@type': z.string() })

/** Errors, and relative addresses, but no missing optional data. */
async function faultsOfData(data: z.infer<typeof structured>): Promise<string[]> {
  const issues = await new StructuredDataValidator().validate({
    jsonld: { [data['@type']]: [data] },
    microdata: {},
    rdfa: {},
  })
  return issues
    .filter(({ severity, issueMessage }) => severity === 'ERROR' || /invalid/i.test(issueMessage))
    .map(({ issueMessage }) => `${data['@type']}: ${issueMessage}`)
}

/** The ids and links of a page as sent. */
const seenIn = (html: string) => ({
  ids: [...html.matchAll(/<[^>]*\sid="([^"]+)"/g)].map(([, id = '']) => id),
  hrefs: [...html.matchAll(/<a\s[^>]*href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
})

const isWellFormed = ({ protocol, hostname, pathname }: URL) =>
  protocol === 'https:'
    ? hostname.includes('.')
    : protocol === 'tel:' || protocol === 'sms:'
      ? /^\+?\d{3,}$/.test(pathname)
      : protocol === 'mailto:'
