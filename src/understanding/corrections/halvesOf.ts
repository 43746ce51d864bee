import type { Key } from '../../content/questions/answers.ts'
import { meansAskedNumber } from '../commands/editRequests.ts'
import { sentencesOf } from '../line/clauses.ts'
import { normalized } from '../line/normalizeText.ts'
import { questionsNamed } from '../readings/findLabelTokens.ts'
import { lineOf } from '../readings/lineTokens.ts'

/** The text before a word of correction, and the text after it. */
type Halves = {
  first: string
  second: string
  /** The first sentence of `second`. */
  next: string
  /** The text after it, with the words before it that have no number: 'o DDD tá errado, é 16' */
  named: string
  /** The text after it, with the name of the value before it: 'número 53, ai não, é 35' */
  labelled: string
  /** Whether the word is a bare 'não', which may deny. */
  isNo: boolean
  /** Whether that 'não' directly follows the words that it may deny: 'segunda de manhã não, de tarde' */
  isBesideNo: boolean
  /** Whether the word only draws a conclusion: 'ele disse que quer sim. Então pode mandar' */
  isSo: boolean
  /** Whether this answer may be corrected: 'conta 102938-4, agência corrige pra 2201' names another. */
  mayBeOf: (key: Key) => boolean
}

/** The halves of a line at each of its words of correction, the last first: '15/03/1909, eita, 1990' */
export function halvesOf(text: string): Halves[] {
  const { text: written, plain } = normalized(text)
  return Array.from(plain.matchAll(correction), ({ 0: sign, index }) => {
    const [first, second] = [written.slice(0, index), written.slice(index + sign.length)]
    const [next = second] = sentencesOf(second)
    const sentence = `${namedLast.exec(first)?.[1] ?? ''} ${next}`.trim()
    const [, before = ''] = labelLast.exec(first) ?? []
    const isLabel = /\d/.test(next) && questionsOf(sentence).length === 0 && questionsOf(before).length > 0
    const named = /[a-z]/.test(sign) ? sentence : next
    const isNo = /^\W*nao\W*$/.test(sign)
    const isBesideNo = isNo && /^\s+nao/.test(sign) && !/\ba+h+$/.test(first)
    return {
      first,
      second,
      next,
      named,
      isNo,
      isBesideNo,
      isSo: /entao/.test(sign),
      mayBeOf: areOf(isLabel ? before : sentence),
      labelled: isLabel ? `${before} é ${next.replace(/^(?:é|e|eh) /, '')}` : second,
    }
  })
    .filter(({ first, second }) => /[a-z\d]/i.test(first) && /[a-z\d]/i.test(second))
    .toReversed()
}

/** 'Errei o número' may mean the telephone, if that is asked. */
function areOf(words: string): Halves['mayBeOf'] {
  const named = questionsOf(words)
  const { plain } = normalized(words)
  return (key) =>
    named.length === 0 || named.some((one) => one === key || (one === 'number' && meansAskedNumber(key, plain)))
}
const questionsOf = (words: string) => questionsNamed(lineOf(words)).filter((key) => key !== 'dueDate')
/** The words between the last two numbers: 'numero' in '14010-100, numero 53, ai' */
const labelLast = /(?:^|\d)[^\d\p{L}]*([^\d]*?)[^\d\p{L}]*\d[\d./-]*[^\d]*$/u
const namedLast = /(?:[,.;:…]|\d) +([^\d,.;:…]*)$/

const words = [
  '(?<!eu )digo|alias|[oa] (?:cert|corret)[oa] (?:e|eh|seria)|(?<!eu )quer dizer|(?:eu )?quis dizer|ou melhor|melhor dizendo|(?:eu )?minto|mentira',
  'na (?:verdade|realidade|real)|pensando (?:bem|melhor)|pensei melhor|quer saber|(?<=[.!…,] *)entao|foi mal|nao',
  'ops+|opa|epa|eita|ih+|vixe?|vish|perdao|desculp[ae]|(?:es)?pera(?: ?ai|i)?|inverti|transpus|troquei|retific\\w+',
  '(?:eu )?errei|(?:eu )?me (?:enganei|confundi)|corri[gj]\\w+(?:-me)?|correcao',
  '(?:eu )?(?:digitei|escrevi|botei|pus) (?:errado|trocado)|(?:mas )?(?:ta|esta|saiu|ficou|foi) (?:errad|trocad)[oa]',
].join('|')
/** 'Não' corrects between marks: '12/08/1981, não, 1971'; but it denies in '12/08/1981, não 1971'. */
const sign = `(?:${words})(?![a-z])(?<!nao(?! *[,.;:!…]| (?:es)?pera))`
/** Names of parts, which need no word of correction before them: '99123-4567, o final é 4576' */
const part =
  '(?:[oae] |mas |esse |os )*(?:(?:final|fim|termina|ddd|ultimos|falt\\w+|esqueci)(?![a-z])|(?:ano|mes) (?:certo )?(?:e|eh|era) )'
const correction = new RegExp(
  `(?:(?:(?<=\\d)|[\\s,.;:(!…]+)${sign})(?:[\\s,.;:!…]+(?!nao)(?:${sign}))*(?:[\\s,;:!…]|\\.(?![a-z]))+|[\\s,.;(…]+(?=${part})|\\s+(?=\\*|\\.com)`,
  'g',
)
