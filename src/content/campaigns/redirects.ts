import { flows } from '../flows/flows.ts'
import { campaigns } from './campaignAt.ts'

/** A moved address, also for one plan only. With `lead` it applies to links that name a lead in that parameter. */
export type Redirect = { from: string; to: string; sku?: string; lead?: string }

/** The moved addresses of all campaigns. A link to a lead leads to the campaign of the lead's flow. */
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
