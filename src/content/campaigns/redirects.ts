import { flows } from '../flows/flows.ts'
import { campaigns } from './campaigns.ts'

/**
 * A moved address, for everybody or only with one plan. With `lead` it holds for links that name a lead by that
 * parameter, and for all addresses that begin like it below another campaign.
 */
export type Redirect = { from: string; to: string; sku?: string; lead?: string }

/**
 * The moved addresses, below every campaign that they moved for. A link to a lead goes on in the campaign of the lead's
 * flow.
 */
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
