/** The large pictures that a page may have: the mural of its banner, or one beside a text. */
export type PictureName =
  | 'family'
  | 'grandmother'
  | 'balcony'
  | 'house'
  | 'street'
  | 'modem'
  | 'installer'
  | 'gourd'
  | 'convent'
  | 'avenue'
  | 'play'
  | 'film'
  | 'popcorn'
  | 'football'
  | 'television'
  | 'cinema'
  | 'percent'
  | 'coin'
  | 'badge'
  | 'copper'
  | `gauge-${500 | 700 | 1000}`
  | `mobile-${'black' | 'control' | 'prepaid'}${'' | '-play'}`
