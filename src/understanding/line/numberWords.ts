/** Converts number words: 'trinta e cinco' is 35, 'um quatro zero' 1 4 0, 'mil novecentos e noventa' 1990. */
export function inDigits(plain: string): string {
  return plain.replace(run, (words) => {
    const [, first = words, after = ''] = ofUnit.exec(words) ?? []
    return numbersIn(first.trim().split(/[\s]+/)).join(' ') + after
  })
}

/** Excludes an article after a unit: 'Trinta e cinco é uma casa' */
const ofUnit = /^(.*\b(?:um|dois|tres|quatro|cinco|seis|sete|oito|nove|meia))( e uma)$/

/** Words whose numbers differ by a step. */
const counted = (words: string, from: number, step: number) =>
  words.split(' ').map((word, at): [string, number] => [word, from + at * step])

const values = new Map<string, number>([
  ...counted('zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze', 0, 1),
  ...counted('dezesseis dezessete dezoito dezenove', 16, 1),
  ...counted('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem', 20, 10),
  ...counted('cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos', 100, 100),
  ...counted('oitocentos novecentos mil', 800, 100),
  ...counted('uma duas', 1, 1),
  ['meia', 6],
  ['catorze', 14],
])
export const numberNames = [...values.keys()]

const numberWord = `(${numberNames.join('|')})`
const run = new RegExp(`\\b${numberWord}(\\s+(e\\s+)?${numberWord})*\\b`, 'g')

/** Sums words that form one number; a word that cannot follow starts the next. */
function numbersIn(words: readonly string[]): number[] {
  const numbers: number[] = []
  let joins = false
  for (const each of words) {
    if (each === 'e') joins = true
    else {
      const last = numbers.at(-1)
      const value = values.get(each) ?? 0
      if (last !== undefined && value === 1000 && last > 0 && last < 1000) numbers.splice(-1, 1, last * 1000)
      else if (last !== undefined && adds(last, value, joins)) numbers.splice(-1, 1, last + value)
      else numbers.push(value)
      joins = false
    }
  }
  return numbers
}

const adds = (last: number, value: number, joined: boolean) =>
  value > 0 &&
  value < 1000 &&
  value < (roundness(last) ?? 0) &&
  (joined || (last % 1000 === 0 && value >= 100) || (last % 100 === 0 && value >= 20 && last >= 1000))

/** The limit for adding to a number: 10 after tens, 100 after hundreds, 1000 after thousands. */
function roundness(last: number): number | null {
  if (last === 0) return null
  if (last % 1000 === 0) return 1000
  if (last % 100 === 0) return 100
  return last % 10 === 0 && last % 100 >= 20 ? 10 : null
}
