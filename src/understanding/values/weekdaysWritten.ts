import { isOneSlipAway } from '../../content/reading/suggestEmailDomain.ts'
import { firstOfLine } from '../line/expandShortForms.ts'
import { wordSet } from '../line/smallWords.ts'

const workdays = ['segunda', 'terca', 'quarta', 'quinta', 'sexta']
const weekdays = [...workdays, 'sabado', 'domingo']

/** Maps the other spellings in each line to its first word. */
const otherForms = firstOfLine(`segunda sgda sgd sgnda segda cegunda
terca trca tca tersa terssa
quarta qrta qarta qart quart kuarta
quinta qnta qinta qnt quint quita kinta
sexta sxta sxt sesta
sabado sbd sbdo sabadu
manha manham menha mnha
tarde tardi tard trde`)

/** Words that are one typo away from a day. */
const others = wordSet('quanta quieta quadra senta serra terra terna sabao domino')

/** Corrects the names of weekdays and periods: 'qnta', '5a', 'quarta fera', but not 'qnt antes' */
export const withWeekdays = (plain: string) =>
  plain
    .replace(ordinal, (_, day: string) => workdays[Number(day) - 2] ?? '')
    .replace(pair, (days) => days.replace(/[a-z]{3}/g, (day) => weekdays.find((one) => one.startsWith(day)) ?? day))
    .replace(
      /(?<![a-z\d@._-])(?!qnt (?:antes|mais|tempo|custa|fica|e|eh)\b)[a-z]{3,8}(?![a-z\d@_]|\.[a-z])/g,
      weekdayOf,
    )
    .replace(fair, '$1feira')

/** Matches 'ter e qui', because 'ter' alone is a verb. */
const pair = /\b(?:seg|ter|qua|qui|sex|sab)(?:(?:, | (?:e|ou|nem) )(?:seg|ter|qua|qui|sex|sab)\b)+/g

/** Matches '5a', '5ª feira' and '5ta' */
const ordinal = /\b([2-6])(?:[ªa]|(?<=[456])ta)(?:[ -]?feiras?\b|(?=[\s,.;?!]|$))/g
const fair = /((?:segunda|terca|quarta|quinta|sexta)[ -])f[aeir]{2,5}\b/g

function weekdayOf(word: string): string {
  const form = otherForms.get(word)
  if (form !== undefined || word.length < 5 || weekdays.includes(word) || others.has(word)) return form ?? word
  return weekdays.find((day) => isSlipOf(word, day)) ?? word
}

/** Whether a word is a typo of a day. Its ends must match, as 'segundo' and 'quarto' are other words. */
const isSlipOf = (word: string, day: string) =>
  word[0] === day[0] && word.at(-1) === day.at(-1) && isOneSlipAway(word, day)
