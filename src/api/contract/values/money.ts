/** E.g. '1.234,56'. Not by `Intl`, because its first use costs a phone twenty milliseconds on every page. */
function reais(value: number): string {
  const [int = '0', cents] = value.toFixed(2).split('.')
  return `${int.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`
}

/** E.g. 'R$ 1.234,56'. */
export const money = (value: number) => `R$ ${reais(value)}`

/** The same with a no-break space, for a sentence. */
export const moneyInText = (value: number) => money(value).replace(' ', '\u00a0')

/** The two parts of a large price: whole reais and cents. */
export function priceParts(value: number): { int: string; cents: string } {
  const [int = '0', cents = '00'] = reais(value).split(',')
  return { int, cents }
}
