const reais = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** R$ 1.234,56 */
export const money = (value: number) => `R$ ${reais.format(value)}`

/** The same for a sentence, with a no-break space so that it stays on one line. */
export const moneyInText = (value: number) => money(value).replace(' ', '\u00a0')

/** The two parts of a large price: whole reais and cents. */
export function priceParts(value: number): { int: string; cents: string } {
  const [int = '0', cents = '00'] = reais.format(value).split(',')
  return { int, cents }
}
