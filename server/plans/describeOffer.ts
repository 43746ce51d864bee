import { uploadSpeedOf } from '../../src/api/contract/sale/uploadSpeedOf.ts'
import type { Offer } from './builtInOffers.ts'
import { speedText } from './speedText.ts'

/** One line about an offer: its speeds, its bonus and its modem. */
export function describeOffer(offer: Offer): string {
  const speeds = `${speedText(offer.mega)} de download e ${speedText(uploadSpeedOf(offer.mega))} de upload`
  return [speeds, bonusOf(offer), modem(offer)]
    .filter((part) => part !== null)
    .map((part) => `${part}.`)
    .join(' ')
}

function bonusOf({ bonus, mega }: Offer): string | null {
  if (!bonus) return null
  return `${mega} Mega + 100 Mega de bônus ${bonus === 'lifelong' ? 'vitalício' : 'por um ano'}`
}

function modem({ mega }: Offer): string {
  return mega >= 1000 ? 'Modem Wi-\u2060Fi 6 emprestado sem custo' : 'Modem Wi-\u2060Fi emprestado sem custo'
}
