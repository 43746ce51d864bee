import ChangeDetails from 'imask/esm/core/change-details'
import IMask from 'imask/esm/imask'
import type Masked from 'imask/esm/masked/base'
import MaskedDynamic from 'imask/esm/masked/dynamic'
import type { FactoryStaticOpts } from 'imask/esm/masked/factory'
import MaskedPattern from 'imask/esm/masked/pattern'
import MaskedRegExp from 'imask/esm/masked/regexp'
import type { MaskName } from './maskTemplates.ts'

/** imask looks up its kinds of masks on this object. */
Object.assign(IMask, { MaskedDynamic, MaskedPattern, MaskedRegExp })

export const masks: Record<MaskName, FactoryStaticOpts> = {
  cep: { mask: '00000-000' },
  phone: {
    mask: ['(00) 0000-0000', '(00) 00000-0000', '+55 (00) 0000-0000', '+55 (00) 00000-0000'].map((mask) => ({ mask })),
    prepare: withoutPrefix,
    dispatch: byPhone,
  },
  date: { mask: '00/00/0000', prepare: asDate },
  cpf: { mask: '000.000.000-00' },
  cnpj: { mask: '##.###.###/####-00', definitions: { '#': /[0-9A-Za-z]/ }, prepareChar: upperCased },
  agency: { mask: /^\d{0,5}(-?[\dX]?)$/, prepareChar: upperCased },
  account: { mask: /^\d{0,13}(-?[\dX]?)$/, prepareChar: upperCased },
}

/** The same mask for a conversation: it no longer applies once the visitor types words, e.g. a question. */
export function orWords(name: MaskName): FactoryStaticOpts {
  return name === 'cnpj'
    ? masks.cnpj
    : { mask: [masks[name], { mask: /^.*$/ }], dispatch: byWords(name), prepare: numbersOf[name] ?? asItIs }
}

type Prepare = (text: string, masked: Masked) => string | [string, ChangeDetails]

/** imask prepares the text before it chooses one of several masks. */
const numbersOf: { [M in MaskName]?: Prepare } = { phone: wordless(withoutPrefix), date: wordless(asDate) }
const asItIs = (text: string) => text

function wordless(put: Prepare): Prepare {
  return (text, masked) => (/\p{L}/u.test(text + masked.value) ? text : put(text, masked))
}

type Dispatch = MaskedDynamic['dispatch']

function upperCased(text: string) {
  return text.toUpperCase()
}

/** Removes the prefix of a complete number at once; of a number being typed, only a zero before the area code. */
function withoutPrefix(text: string, { value }: Masked) {
  const digits = text.replace(/\D/g, '')
  if (digits.length >= 11)
    return digits
      .replace(/^0+/, '')
      .replace(/^55(?=\d{10,})/, '')
      .replace(/^0/, '')
  return /^\D*(?:55\D*)?$/.test(value) ? text.replace(/^(\D*)0+/, '$1') : text
}

/** A slash after a day or month of one digit adds a zero before the digit. */
function asDate(text: string, masked: Masked): string | [string, ChangeDetails] {
  if (!/^[/.-]$/.test(text) || !/(?:^|\/)\d$/.test(masked.value)) return dayFirst(text)
  masked.value = masked.value.replace(/\d$/, '0$&')
  return ['', new ChangeDetails({ tailShift: 1 })]
}

/** ISO dates come from pasted text and from a browser's autofill of a birthday. */
function dayFirst(text: string) {
  const [, year, month, day] = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []
  if (year) return `${day}/${month}/${year}`
  return text.replace(
    /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/,
    (_, d: string, m: string, y: string) => `${d.padStart(2, '0')}/${m.padStart(2, '0')}/${y}`,
  )
}

/** A number has the country code if it has a plus, or is long and begins with 55. The tail follows the cursor. */
function byPhone(...[appended, masked, , tail]: Parameters<Dispatch>): ReturnType<Dispatch> {
  const text = `${masked.value}${appended}${String(tail)}`
  const digits = text.replace(/\D/g, '')
  const hasCountry = text.startsWith('+') || (digits.length > 11 && digits.startsWith('55'))
  const number = hasCountry ? digits.slice(2) : digits
  const isMobile = number.charAt(2) === '9' || number.length > 10
  return masked.compiledMasks[(hasCountry ? 2 : 0) + (isMobile ? 1 : 0)]
}

const byWords =
  (name: MaskName): Dispatch =>
  (...[appended, masked, , tail]) =>
    masked.compiledMasks[isSentence(name, `${masked.value}${appended}${String(tail)}`) ? 1 : 0]

/** Letters make a sentence, except an X alone, which may be a check digit; so does more text after a whole number. */
const isSentence = (name: MaskName, text: string) => words.test(text) || goesOn[name]?.test(text) === true
const words = /(?!x)\p{L}/iu
const goesOn: { [M in MaskName]?: RegExp } = {
  cep: /^\d{5}\W?\d{3}[\s,;.]/,
  phone: /^(?:\D*\d){11}[\s,;.]/,
  date: /^\d{1,2}\W?\d{1,2}\W?\d{4}[\s,;.]/,
  cpf: /^(?:\d\W?){10}\d[\s,;.]/,
  agency: /[\dx][\s,]/i,
}
