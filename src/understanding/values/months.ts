export const months = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(
  ' ',
)
const month = new RegExp(`\\b(${months.map((name) => `${name}|${name.slice(0, 3)}`).join('|')})\\b\\.?`, 'g')

/** 'Dez' means December only between a day in digits and a year, not in 'cinco do dez de 88'. */
const december =
  /(?<=\d\s*(?:[/.,-]\s*|de\s+)?)dez(?=[\s/.,-]+(de |do ano |do |ano )*(\d|mil\b|dois mil|noventa|oitenta|setenta|sessenta|cinquenta|quarenta))/g

/** Holidays and their dates. */
const feasts: [RegExp, string][] = [
  [/\b(?:dia de )?natal\b/, '25/12'],
  [/\b(?:dia de )?sao joao\b/, '24/06'],
  [/\b(?:dia de )?sao pedro\b/, '29/06'],
  [/\b(?:dia de )?santo antonio\b/, '13/06'],
  [/\b(?:dia de )?(?:ano novo|reveillon)\b/, '01/01'],
  [/\b(?:dia das criancas|nossa senhora aparecida)\b/, '12/10'],
  [/\b(?:dia de )?finados\b/, '02/11'],
  [/\b(?:dia d[ao] )?independencia\b/, '07/09'],
]

/** Replaces the months of a date by their numbers, and 'primeiro' by 1. */
export function withMonths(plain: string): string {
  return feasts
    .reduce((all, [name, day]) => all.replace(name, day), plain)
    .replace(/\b(primeiro|1[º°o])(?= (de|do|dia)\b|[/.-]|$)/g, '1')
    .replace(/^dez(?=\s+(de|do)\s)/, '10')
    .replace(december, 'dezembro')
    .replace(/\bdez\b/g, '10')
    .replace(month, (name) => ` ${months.findIndex((each) => each.startsWith(name.slice(0, 3))) + 1} `)
}
