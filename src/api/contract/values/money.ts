/** 1.234,56. Every page shows prices at once, and the first use of `Intl` costs a phone some twenty milliseconds. */
function reais(value: number): string {
  const [int = '0', cents] = value.toFixed(2).split('.')
  return `${int.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`
}

/** R$ 1.234,56 */
export const money = (value: number) => `R$ ${reais(value)}`

/** The same for a sentence, with a no-break space so that it stays on one line. */
export const moneyInText = (value: number) => money(value).replace(' ', '\u00a0')

/** The two parts of a large price: whole reais and cents. */
export function priceParts(value: number): { int: string; cents: string } {
  const [int = '0', cents = '00'] = reais(value).split(',')
  return { int, cents }
}
