import { streamingNames } from '../../src/api/contract/sale/streamingNames.ts'
import type { Subscription } from '../../src/api/contract/sale/streamings.ts'
import { speedText } from './speedText.ts'

/** One sku of the operator's catalogue. `price` is the monthly one with direct debit. */
export type Offer = {
  sku: string
  name: string
  mega: number
  price: number
  full: number
  /** The specification gives the monthly price; the others are sample prices. */
  given?: true
  /** Imported by an operator. */
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

type Row = Omit<Offer, 'name'> & Partial<Pick<Offer, 'name'>>

const none = [] as const
const max = ['MAX'] as const
const maxDeezer = ['MAX', 'deezer'] as const
const paramount = ['paramount-plus'] as const
const globoplay = ['globo-play'] as const
const maxParamount = ['MAX', 'paramount-plus'] as const

const landing600 = { mega: 600, bonus: 'lifelong', onLanding: true } as const
const given600 = { ...landing600, given: true } as const

/** Every built-in sku: `em` for businesses, `ar` a bonus for a year, `gl` Globoplay, `wb` to win a customer back. */
const rows = [
  { sku: 'd300a', mega: 300, price: 49.99, full: 79.99, subscriptions: none, unscheduled: true },
  { sku: 'd300r', mega: 300, price: 49.99, full: 79.99, subscriptions: none, unscheduled: true },
  { sku: 'd400a', mega: 400, price: 54.99, full: 89.99, subscriptions: none, unscheduled: true },
  { sku: 'd400rt', mega: 400, price: 54.99, full: 89.99, subscriptions: none, unscheduled: true },

  { sku: 'd500a', mega: 500, price: 59.99, full: 99.99, given: true, subscriptions: none, onLanding: true },
  { sku: 'd500b', mega: 500, price: 89.99, full: 129.99, subscriptions: maxDeezer, onLanding: true },
  { sku: 'd500rs', mega: 500, price: 64.99, full: 99.99, subscriptions: none, onLanding: true, state: 'RS' },
  { sku: 'd500ar', mega: 500, price: 64.99, full: 99.99, bonus: 'one year', subscriptions: none, onLanding: true },
  { sku: 'd500br', mega: 500, price: 69.99, full: 109.99, subscriptions: paramount, onLanding: true },
  {
    sku: 'd500em',
    name: '500 Mega Empresas',
    mega: 500,
    price: 79.99,
    full: 119.99,
    subscriptions: none,
    onRequest: true,
  },

  { ...landing600, sku: 'd600a', price: 109.99, full: 149.99, subscriptions: none },
  { ...given600, sku: 'd600b', price: 119.99, full: 159.99, subscriptions: paramount },
  { ...given600, sku: 'd600c', price: 119.99, full: 159.99, subscriptions: max },
  { ...landing600, sku: 'd600cb', price: 129.99, full: 169.99, subscriptions: maxParamount },
  { sku: 'd600ar', mega: 600, price: 109.99, full: 149.99, bonus: 'one year', subscriptions: none, onLanding: true },
  { ...given600, sku: 'd600br', price: 119.99, full: 159.99, subscriptions: paramount },
  { ...given600, sku: 'd600gl', price: 119.99, full: 159.99, subscriptions: globoplay },
  { ...given600, sku: 'd600gles', price: 109.99, full: 129.99, subscriptions: globoplay, state: 'ES' },
  { ...given600, sku: 'd600ar3', price: 109.99, full: 129.99, bonus: 'one year', subscriptions: globoplay },
  { ...given600, sku: 'd600sp', price: 119.99, full: 159.99, subscriptions: globoplay, state: 'SP' },
  { sku: 'd600wb', mega: 600, price: 89.99, full: 149.99, bonus: 'lifelong', subscriptions: none, onRequest: true },

  { sku: 'd700a', mega: 700, price: 109.99, full: 149.99, subscriptions: none, onLanding: true },
  { sku: 'd700b', mega: 700, price: 119.99, full: 159.99, given: true, subscriptions: paramount, onLanding: true },
  { sku: 'd700rs', mega: 700, price: 109.99, full: 149.99, subscriptions: none, onLanding: true, state: 'RS' },

  { sku: 'd1000a', mega: 1000, price: 139.99, full: 179.99, given: true, subscriptions: none, onLanding: true },
  { sku: 'd1000b', mega: 1000, price: 169.99, full: 209.99, subscriptions: maxDeezer, onLanding: true },
  { sku: 'd1000c', mega: 1000, price: 149.99, full: 189.99, given: true, subscriptions: paramount, onLanding: true },
  { sku: 'd1000d', mega: 1000, price: 159.99, full: 199.99, given: true, subscriptions: max, onLanding: true },
  { sku: 'd1000cb', mega: 1000, price: 169.99, full: 219.99, subscriptions: maxParamount, onLanding: true },
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

  { sku: 'd2000b', mega: 2000, price: 249.99, full: 349.99, subscriptions: maxParamount, onLanding: true },
] as const satisfies readonly Row[]

/** Names each plan by its speed and streamings, unless its row has another name. */
export const offers: readonly Offer[] = rows.map((row) => ({
  name: [speedText(row.mega), streamingNames(row.subscriptions)].filter(Boolean).join(' '),
  ...row,
}))

export type Sku = (typeof rows)[number]['sku']
