import type { Bank } from '../../src/api/contract/bank.ts'
import type { Bookable } from '../../src/api/contract/schedule.ts'
import type { Plan } from '../../src/api/contract/sale/plan.ts'
import { aPlan } from './aPlan.ts'

const form = { digits: 4, checkDigit: true }
const aBank = (code: string, name: string): Bank => ({ id: `bank-${code}`, code, name, agency: form, account: form })

export const someBanks = [
  aBank('001', 'Banco do Brasil'),
  aBank('033', 'Santander'),
  aBank('104', 'Caixa Econômica Federal'),
  aBank('237', 'Bradesco'),
  aBank('260', 'Nubank'),
  aBank('341', 'Itaú Unibanco'),
]

const days = ['24/11/2026', '25/11/2026', '26/11/2026', '27/11/2026', '28/11/2026', '30/11/2026']

/** Six days of two visits. Only the morning of the second day is taken. */
export const someSlots: Bookable[] = days.flatMap((date) => [
  { date, period: 'manha' as const, free: date !== '25/11/2026' },
  { date, period: 'tarde' as const, free: true },
])

export function planOf(
  sku: string,
  mega: number,
  price: number,
  subscriptions: string[] = [],
  plan = `${mega} Mega`,
): Plan {
  return aPlan({
    sku,
    plan,
    plan_download: mega,
    price_with_dacc: price,
    price: price + 10,
    price_full: price + 40,
    subscriptions,
    benefits: subscriptions.map((slug) => ({ slug, benefit: slug })),
  })
}

export const d500a = planOf('d500a', 500, 59.99)
export const d600a = planOf('d600a', 600, 109.99)
export const d600b = planOf('d600b', 600, 121.99, ['paramount-plus'])
export const d600c = planOf('d600c', 600, 120.99, ['MAX'])
export const d600gl = planOf('d600gl', 600, 119.99, ['globo-play'])
export const d700b = planOf('d700b', 700, 124.99, ['paramount-plus'])
export const d1000a = planOf('d1000a', 1000, 139.99)
export const d1000b = planOf('d1000b', 1000, 169.99, ['MAX', 'deezer'], '1 Giga HBO Max e Deezer')
export const d1000c = planOf('d1000c', 1000, 149.99, ['paramount-plus'], '1 Giga Paramount+')
export const d1000d = planOf('d1000d', 1000, 159.99, ['MAX'], '1 Giga HBO Max')
export const d2000b = planOf('d2000b', 2000, 249.99, ['MAX', 'paramount-plus'], '2 Giga')
