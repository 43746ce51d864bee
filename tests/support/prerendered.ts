import { servedCities } from '../../server/coverage/servedCities.ts'
import { sampleRows } from '../../server/sample/sampleRows.ts'
import { sentPages } from '../../src/entry-prerender.tsx'
import { aPlan } from './aPlan.ts'

const rules = {
  regulations: [{ sku: 'd500a', title: 'Regulamento do 500 Mega', text: 'Oferta.' }],
  sumarries: [{ sku: 'd500a', title: 'Resumo do 500 Mega', text: 'Contrato.' }],
}

let ready: ReturnType<typeof sentPages> | undefined
/** The prerendered pages, rendered once. */
export const prerendered = () =>
  (ready ??= sentPages({
    cities: servedCities(sampleRows()).filter(({ state }) => state === 'GO'),
    fetch: () =>
      Promise.resolve(
        Response.json({ plans: [aPlan({ sku: 'd500a', plan: '500 Mega', plan_download: 500 })], ...rules }),
      ),
  }))

/** Removes titles and metas before the markup, which belong in the head. */
export const withoutHead = (html: string) => html.replace(/^(?:<title>[^<]*<\/title>|<meta[^>]*>)+/, '')
