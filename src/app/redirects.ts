import { campaignAt, campaigns } from '../content/campaigns.ts'

/** Where an address has moved to, with its parameters; null for one that stands. */
export function redirectAt({ pathname, search }: { pathname: string; search: string }): string | null {
  const { campaign: { prefix }, path } = campaignAt(pathname)
  const query = new URLSearchParams(search)
  if (path === '/max') return at(prefix, '/hbo-max', query)
  if (path === '/' && prefix === 'migracao-ultrafibra') return at(prefix, '/consulta-cpf', query)
  if (prefix.startsWith('globoplay') && path === '/sp/checkout/cep' && asksFor(query, 'd600sp')) return at(prefix, '/checkout/cep', query)
  return prefix === '' ? withAddon(path, query) : null
}

/** A campaign named by the parameter `a` is the same as one that the address begins with. */
function withAddon(path: string, query: URLSearchParams): string | null {
  const addon = query.get('a')
  if (!campaigns.some(({ prefix }) => prefix !== '' && prefix === addon)) return null
  query.delete('a')
  return at(addon ?? '', path, query)
}

const asksFor = (query: URLSearchParams, sku: string) => ['s', 'sk', 'sku'].some((name) => query.get(name) === sku)

function at(prefix: string, path: string, query: URLSearchParams): string {
  return [prefix && `/${prefix}`, path !== '/' || !prefix ? path : '', query.size > 0 ? `?${query}` : ''].join('')
}
