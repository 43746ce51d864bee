import { isOneSlipAway } from '../../content/reading/suggestEmailDomain.ts'
import { saidAs } from './normalizeText.ts'
import { numberNames } from './numberWords.ts'
import { months } from '../values/months.ts'

const usual = [
  ...months.filter((month) => month.length > 6),
  ...'numero telefone celular apartamento complemento automatico agencia vencimento boleto confere'.split(' '),
]

/** Spells words alike that sound alike: 'sinco' and 'cinco', 'vinti' and 'vinte' */
const sound = (plain: string) => plain.replace(/ss|z|c(?=[ei])/g, 's').replace(/i$/, 'e')
const bySound = new Map([
  ['marso', 'março'],
  ...numberNames
    .filter((name) => name.length > 4 && name !== 'cento')
    .map((name): [string, string] => [sound(name), name]),
])

/** Corrects typos in common words of answers and their names: 'numro' is 'numero'. */
export const withoutTypos = (text: string) =>
  text
    .replace(/(?<![\p{L}\d@._-])\p{L}{5,}(?![\p{L}\d@_-]|\.\p{L})/gu, (word) => {
      const { plain } = saidAs(word)
      if (usual.includes(plain) || numberNames.includes(plain)) return word
      return bySound.get(sound(plain)) ?? usual.find((one) => isOneSlipAway(plain, one)) ?? word
    })
    .replace(/\bMª\.?(?=\s+\p{Lu})/gu, 'Maria')
    .replace(paymentWord, (word) => (word.startsWith('d') ? 'débito' : 'boleto'))
    .replace(/\bmi (?:mam[áa]|madre)(?!\p{L})/giu, 'minha mãe')
    .replace(/\bse llama\b/gi, 'se chama')
    .replace(/\bno (?=quiero|tengo|puedo|necesito)/gi, 'não ')
    .replace(/\bcfp(?=\W)/gi, 'cpf')
    .replace(/\bcpe(?=\W)/gi, 'cep')
    .replace(/\bem(ia|al)[il]\b(?!@)/gi, 'email')

/** Matches 'Boletinho', but no part of an e-mail or a name */
const paymentWord =
  /(?<![\p{L}\d@._-])(?:(?:bol+[ei]t|bulet)(?:inhos?|im|in|[ãa]o|os?|a)?|d[ée]bit(?:inho|im|in|[ãa]o))(?![\p{L}\d@_-]|\.\p{L})/gu

/** Replaces a lone thumb up or down by its word. */
export const fromEmoji = (text: string) =>
  onlySigns(text, ['👍', '👌', '✅', '☑', '✔']) ? 'sim' : onlySigns(text, ['👎', '❌', '🚫']) ? 'não' : text
const onlySigns = (text: string, signs: readonly string[]) =>
  signs.some((sign) => text.includes(sign)) &&
  text.replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\s\u{FE0F}]/gu, '') === ''
