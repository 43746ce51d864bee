export const months = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(
  ' ',
)
const month = new RegExp(`\\b(${months.map((name) => `${name}|${name.slice(0, 3)}`).join('|')})\\b\\.?`, 'g')

/** 'dez' is December only between a day and a year. */
const december =
  /(?<=[\s/.-])dez(?=[\s/.,-]+(de |do ano |do |ano )*(\d|mil\b|dois mil|noventa|oitenta|setenta|sessenta|cinquenta|quarenta))/g

/** The months of a date as their numbers, and 'primeiro' as the first. */
export function withMonths(plain: string): string {
  return plain
    .replace(/\b(primeiro|1[º°o])(?= (de|do|dia)\b|[/.-]|$)/g, '1')
    .replace(/^dez(?=\s+(de|do)\s)/, '10')
    .replace(december, 'dezembro')
    .replace(/\bdez\b/g, '10')
    .replace(month, (name) => ` ${months.findIndex((each) => each.startsWith(name.slice(0, 3))) + 1} `)
}
