import type { Subscription } from '../../src/api/contract/streamings.ts'

/** One sku of the operator's catalogue. `price` is the monthly one with direct debit. */
export type Offer = {
  sku: string
  name: string
  mega: number
  price: number
  full: number
  /** The specification gives the monthly price; the others are sample prices. */
  given?: true
  /** An operator brought it in. */
  own?: true
  bonus?: 'lifelong' | 'one year'
  subscriptions: readonly Subscription[]
  onLanding?: true
  /** Sold only to visitors who come with its sku. */
  onRequest?: true
  /** Its visit is arranged by telephone after the order. */
  unscheduled?: true
  /** Sold in this state only. */
  state?: string
}

const none = [] as const
const max = ['MAX'] as const
const maxDeezer = ['MAX', 'deezer'] as const
const paramount = ['paramount-plus'] as const
const globoplay = ['globo-play'] as const
const maxParamount = ['MAX', 'paramount-plus'] as const

/**
 * Every sku that is sold: `em` for businesses, `ar` a bonus for a year, `gl` Globoplay, `wb` to win a customer back.
 */
export const offers = [
  { sku: 'd300a', name: '300 Mega', mega: 300, price: 49.99, full: 79.99, subscriptions: none, unscheduled: true },
  { sku: 'd300r', name: '300 Mega', mega: 300, price: 49.99, full: 79.99, subscriptions: none, unscheduled: true },
  { sku: 'd400a', name: '400 Mega', mega: 400, price: 54.99, full: 89.99, subscriptions: none, unscheduled: true },
  { sku: 'd400rt', name: '400 Mega', mega: 400, price: 54.99, full: 89.99, subscriptions: none, unscheduled: true },

  {
    sku: 'd500a',
    name: '500 Mega',
    mega: 500,
    price: 59.99,
    full: 99.99,
    given: true,
    subscriptions: none,
    onLanding: true,
  },
  {
    sku: 'd500b',
    name: '500 Mega HBO Max e Deezer',
    mega: 500,
    price: 89.99,
    full: 129.99,
    subscriptions: maxDeezer,
    onLanding: true,
  },
  {
    sku: 'd500rs',
    name: '500 Mega',
    mega: 500,
    price: 64.99,
    full: 99.99,
    subscriptions: none,
    onLanding: true,
    state: 'RS',
  },
  {
    sku: 'd500ar',
    name: '500 Mega',
    mega: 500,
    price: 64.99,
    full: 99.99,
    bonus: 'one year',
    subscriptions: none,
    onLanding: true,
  },
  {
    sku: 'd500br',
    name: '500 Mega Paramount+',
    mega: 500,
    price: 69.99,
    full: 109.99,
    subscriptions: paramount,
    onLanding: true,
  },
  {
    sku: 'd500em',
    name: '500 Mega Empresas',
    mega: 500,
    price: 79.99,
    full: 119.99,
    subscriptions: none,
    onRequest: true,
  },

  {
    sku: 'd600a',
    name: '600 Mega',
    mega: 600,
    price: 109.99,
    full: 149.99,
    bonus: 'lifelong',
    subscriptions: none,
    onLanding: true,
  },
  {
    sku: 'd600b',
    name: '600 Mega Paramount+',
    mega: 600,
    price: 119.99,
    full: 159.99,
    given: true,
    bonus: 'lifelong',
    subscriptions: paramount,
    onLanding: true,
  },
  {
    sku: 'd600c',
    name: '600 Mega HBO Max',
    mega: 600,
    price: 119.99,
    full: 159.99,
    given: true,
    bonus: 'lifelong',
    subscriptions: max,
    onLanding: true,
  },
  {
    sku: 'd600cb',
    name: '600 Mega HBO Max e Paramount+',
    mega: 600,
    price: 129.99,
    full: 169.99,
    bonus: 'lifelong',
    subscriptions: maxParamount,
    onLanding: true,
  },
  {
    sku: 'd600ar',
    name: '600 Mega',
    mega: 600,
    price: 109.99,
    full: 149.99,
    bonus: 'one year',
    subscriptions: none,
    onLanding: true,
  },
  {
    sku: 'd600br',
    name: '600 Mega Paramount+',
    mega: 600,
    price: 119.99,
    full: 159.99,
    given: true,
    bonus: 'lifelong',
    subscriptions: paramount,
    onLanding: true,
  },
  {
    sku: 'd600gl',
    name: '600 Mega Globoplay',
    mega: 600,
    price: 119.99,
    full: 159.99,
    given: true,
    bonus: 'lifelong',
    subscriptions: globoplay,
    onLanding: true,
  },
  {
    sku: 'd600gles',
    name: '600 Mega Globoplay',
    mega: 600,
    price: 109.99,
    full: 129.99,
    given: true,
    bonus: 'lifelong',
    subscriptions: globoplay,
    onLanding: true,
    state: 'ES',
  },
  {
    sku: 'd600ar3',
    name: '600 Mega Globoplay',
    mega: 600,
    price: 109.99,
    full: 129.99,
    given: true,
    bonus: 'one year',
    subscriptions: globoplay,
    onLanding: true,
  },
  {
    sku: 'd600sp',
    name: '600 Mega Globoplay',
    mega: 600,
    price: 119.99,
    full: 159.99,
    given: true,
    bonus: 'lifelong',
    subscriptions: globoplay,
    onLanding: true,
    state: 'SP',
  },
  {
    sku: 'd600wb',
    name: '600 Mega',
    mega: 600,
    price: 89.99,
    full: 149.99,
    bonus: 'lifelong',
    subscriptions: none,
    onRequest: true,
  },

  {
    sku: 'd700a',
    name: '700 Mega',
    mega: 700,
    price: 109.99,
    full: 149.99,
    subscriptions: none,
    onLanding: true,
  },
  {
    sku: 'd700b',
    name: '700 Mega Paramount+',
    mega: 700,
    price: 119.99,
    full: 159.99,
    given: true,
    subscriptions: paramount,
    onLanding: true,
  },
  {
    sku: 'd700rs',
    name: '700 Mega',
    mega: 700,
    price: 109.99,
    full: 149.99,
    subscriptions: none,
    onLanding: true,
    state: 'RS',
  },

  {
    sku: 'd1000a',
    name: '1 Giga',
    mega: 1000,
    price: 139.99,
    full: 179.99,
    given: true,
    subscriptions: none,
    onLanding: true,
  },
  {
    sku: 'd1000b',
    name: '1 Giga HBO Max e Deezer',
    mega: 1000,
    price: 169.99,
    full: 209.99,
    subscriptions: maxDeezer,
    onLanding: true,
  },
  {
    sku: 'd1000c',
    name: '1 Giga Paramount+',
    mega: 1000,
    price: 149.99,
    full: 189.99,
    given: true,
    subscriptions: paramount,
    onLanding: true,
  },
  {
    sku: 'd1000d',
    name: '1 Giga HBO Max',
    mega: 1000,
    price: 159.99,
    full: 199.99,
    given: true,
    subscriptions: max,
    onLanding: true,
  },
  {
    sku: 'd1000cb',
    name: '1 Giga HBO Max e Paramount+',
    mega: 1000,
    price: 169.99,
    full: 219.99,
    subscriptions: maxParamount,
    onLanding: true,
  },
  {
    sku: 'd1000em',
    name: '1 Giga Empresas',
    mega: 1000,
    price: 119.99,
    full: 159.99,
    given: true,
    subscriptions: none,
    onRequest: true,
  },

  {
    sku: 'd2000b',
    name: '2 Giga HBO Max e Paramount+',
    mega: 2000,
    price: 249.99,
    full: 349.99,
    subscriptions: maxParamount,
    onLanding: true,
  },
] as const satisfies readonly Offer[]

export type Sku = (typeof offers)[number]['sku']
