import { campaigns } from './campaigns.ts'

/** An address that has moved, for all or for those who come for one plan. */
export type Redirect = { from: string; to: string; sku?: string }

/** The addresses that have moved, each below every campaign that it has moved for. */
export const redirects: readonly Redirect[] = campaigns.flatMap(({ prefix, begins }) => {
  const at = (path: string) => `${prefix && `/${prefix}`}${path}`
  return [
    { from: at('/max'), to: at('/hbo-max') },
    ...(begins ? [{ from: at(''), to: at(begins) }] : []),
    ...(prefix.startsWith('globoplay') ? [{ from: at('/sp/checkout/cep'), to: at('/checkout/cep'), sku: 'd600sp' }] : []),
  ]
})
