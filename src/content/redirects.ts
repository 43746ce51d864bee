import { campaigns } from './campaigns.ts'

/** An address that has moved, for all or for those who come for one plan; with `lead`, all that begin so below another campaign, for those whose link names a lead by that parameter. */
export type Redirect = { from: string; to: string; sku?: string; lead?: string }

/** The addresses that have moved, each below every campaign that it has moved for. A migration goes on in its campaign. */
export const redirects: readonly Redirect[] = campaigns.flatMap(({ prefix, begins, flow }) => {
  const at = (path: string) => `${prefix && `/${prefix}`}${path}`
  return [
    ...(flow === 'migration' ? [{ from: '/chat', to: at('/chat'), lead: 'lmig' }, { from: '/', to: at(begins ?? ''), lead: 'lmig' }] : []),
    { from: at('/max'), to: at('/hbo-max') },
    ...(begins ? [{ from: at(''), to: at(begins) }] : []),
    ...(prefix.startsWith('globoplay') ? [{ from: at('/sp/checkout/cep'), to: at('/checkout/cep'), sku: 'd600sp' }] : []),
  ]
})
