import { isOneSlipAway } from '../content/reading/suggestEmailDomain.ts'
import { saidAs } from './normalizeText.ts'
import { months } from './values/months.ts'

const usual = [
  ...months.filter((month) => month.length > 6),
  ...'numero telefone celular apartamento complemento automatico agencia vencimento boleto paramount deezer globoplay'.split(
    ' ',
  ),
]

/** Words that answers are named or written with, without a slip of the finger: 'numro' is 'numero'. */
export const withoutTypos = (text: string) =>
  text
    .replace(/(?<![\p{L}\d@._-])\p{L}{5,}(?![\p{L}\d@_-]|\.\p{L})/gu, (word) => {
      const { plain } = saidAs(word)
      return usual.includes(plain) ? word : (usual.find((one) => isOneSlipAway(plain, one)) ?? word)
    })
    .replace(/\bMª\.?(?=\s+\p{Lu})/gu, 'Maria')
    .replace(/\b(?:bol+[ei]t|bulet)[a-z]{0,5}\b/gi, 'boleto')
    .replace(/\bd[ée]bit(?:in|inho|[ãa]o|im)\b/gi, 'débito')
    .replace(/\bcfp(?=\W)/gi, 'cpf')
    .replace(/\bcpe(?=\W)/gi, 'cep')
    .replace(/\bem(ia|al)[il]\b(?!@)/gi, 'email')

/** A thumb up or down and nothing else as the word it stands for. */
export const fromEmoji = (text: string) =>
  onlySigns(text, ['👍', '👌', '✅', '☑', '✔']) ? 'sim' : onlySigns(text, ['👎', '❌', '🚫']) ? 'não' : text
const onlySigns = (text: string, signs: readonly string[]) =>
  signs.some((sign) => text.includes(sign)) &&
  text.replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\s\u{FE0F}]/gu, '') === ''
