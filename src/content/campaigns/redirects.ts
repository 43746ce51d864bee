import { flows } from '../flows/flows.ts'
import { campaigns } from './campaigns.ts'

/** An address that has moved, for all or for those who come for one plan; with `lead`, all that begin so below another campaign, for those whose link names a lead by that parameter. */
export type Redirect = { from: string; to: string; sku?: string; lead?: string }

/** The addresses that have moved, each below every campaign that it has moved for. A lead that a link names goes on in the campaign of its flow. */
export const redirects: readonly Redirect[] = campaigns.flatMap(({ prefix, begins, flow }) => {
  const { link } = flows[flow]
  const at = (path: string) => `${prefix && `/${prefix}`}${path}`
  return [
    ...(link
      ? [
          { from: '/chat', to: at('/chat'), lead: link },
          { from: '/', to: at(begins ?? ''), lead: link },
        ]
      : []),
    { from: at('/max'), to: at('/hbo-max') },
    ...(begins ? [{ from: at(''), to: at(begins) }] : []),
    ...(prefix.startsWith('globoplay')
      ? [{ from: at('/sp/checkout/cep'), to: at('/checkout/cep'), sku: 'd600sp' }]
      : []),
  ]
})
