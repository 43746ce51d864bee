import type { Answers, Key } from '../content/questions/answers.ts'
import type { Interpretation } from './interpret.ts'
import { normalized } from './normalizeText.ts'
import { inDigits } from './numberWords.ts'
import { withEnding } from './values/email.ts'
import { valuesOf } from './readings/scoreReadings.ts'

type Read = (words: string) => Interpretation

/** '15/03/1909, eita, 1990' and 'ana@casa.com ops faltou o .br': an answer of which a part is put right at once. */
export function rightAtOnce(key: Key, text: string, read: Read): string {
  const told = text.replace(askedLast, '')
  const said = key === 'birthDate' ? saidTwice(inDigits(normalized(told).plain)) : told
  const starred = key === 'email' ? text.replace(withStar, '$1.$2') : text
  if (starred !== text) return starred
  const [, local, area] = (key === 'phone' && withoutArea.exec(text)) || []
  if (local && area) return `${area} ${local}`
  const forms = [slip, denial, lacking, ...(key === 'phone' ? [otherEnd] : [])]
  return forms.map((form) => withPart(key, form.exec(said), read)).find(Boolean) ?? text
}

/** '12/08/1981, não, 1971. Aceita idoso?' */
const askedLast = /[.,!;…]\s+[^.,!?;…]*\?\s*$/
/** '1959, não, 58. 58' */
const saidTwice = (plain: string) => plain.replace(/\b(\d{2,4})(?:[\s,.]+\1)+(\W*)$/, '$1$2')

/** The first answer that was found, with the part that was found after it. */
function withPart(key: Key, found: RegExpExecArray | null, read: Read): string | null {
  const [, first = '', then = ''] = found ?? []
  const value = then && (valuesOf(read(first))[key] ?? refusedWhole(key, first))
  if (!value || read(then).answers[key] !== undefined) return null
  return partlyCorrected(key, then, { [key]: value })
}
const aPart =
  '(?:(?:[oa]|[ée]|era|ano|final|fim|termina|em|com|falt\\w+|esqueci)\\s+)*(?:9?\\d{4}[\\s-]?\\d{4}|\\d{2,4}|[a-z\\d-]*(?:\\.[a-z]{2,4})+)(?![\\w@-]|\\.\\w)'
const slip = new RegExp(
  '^(.+?)(?:[\\s,.…(]+|(?<=\\d))(?:n[ãa]o[\\s,]+)?(?:eita|mas (?:t[áa]|est[áa]) errad[oa]|ops+|opa|epa|ali[áa]s|quer dizer|digo|ou melhor|errei|vixe?|vish|desculp[ae]|perd[ãa]o|(?:es)?pera[ií]?|corrigindo|corre[çc][ãa]o|retifico|inverti|minto|(?:digitei|escrevi) errado|me enganei)' +
    `(?:(?:\\s+[a-zãâáéêíóôõúç]+){1,3}[,:])?[\\s,.:!…]+(${aPart}.*)$`,
  'is',
)
/** '12/08/1981, não, 1971', and nothing after it that would deny it. */
const denial = new RegExp(
  `^(.+?)[\\s,.…(]+(?:n[ãa]o(?=[,.…])|na verdade)[\\s,.!…]+(${aPart}(?:[\\s,.!]*(?:desculp\\w+|mesmo|viu|por favor|t[áa]|ok|n[ée]|certo|obrigad[oa]|foi mal|errei|me (?:confundi|enganei)|digitei errado))*\\W*)$`,
  'is',
)

/** An e-mail, a date or a CPF that is refused as it stands may be right once its end is. */
function refusedWhole(key: Key, said: string): string | undefined {
  if (key === 'email') return /[^\s,;@]+@[^\s,;@]+\.[a-z]{2,}/i.exec(said)?.[0]
  if (key === 'birthDate') return /\b\d\d\/\d\d\/\d{4}\b/.exec(said)?.[0]
  const digits = said.replace(/\D/g, '')
  return key === 'document' && digits.length === 11 ? digits : undefined
}
/** 'ana@casa.con *.com' */
const withStar = /^\s*(\S+@[^\s.]+)\.[a-z]{2,4}[\s,]+\*\s*\.?([a-z]{2,4})\s*\*?\s*$/i
/** '99123-4567, o DDD é 16' */
const withoutArea = /^\D*\b(9?\d{4}[\s-]?\d{4})\b\D*\bddd\b\D*\b([1-9]\d)\b\D*$/i
/** '16 99123-4576 não, 4567 no final' */
const otherEnd =
  /^(.*?\d{4})(?:[\s,.;…(]+|(?=n[ãa]o))(?:n[ãa]o[\s,.]+)?((?:[oa]\s+)?(?:(?:final|fim|termina)\D{0,12}\d{2,4}|\d{2,4}\s+(?:no|é o)\s+(?:final|fim))|(?<=n[ãa]o[\s,.]+)\d{4})\W*$/i
/** 'ana@casa.com, faltou o .br no final' */
const lacking = /^(.+?)[\s,.;…(]+((?:falt\w+|esqueci)\s+(?:[oa]\s+)?(?:\.[a-z]{2,4})+(?![\w@.-]).*)$/is

/** An earlier answer of which a part is put right: the year of a birth, the end of a telephone, the host of an e-mail. */
export function partlyCorrected(key: Key, said: string, known: Answers): string | null {
  const { birthDate, cep, document, phone, email } = known
  if (key === 'birthDate' && birthDate)
    return withYear(
      birthDate,
      year
        .exec(afterNot(inDigits(normalized(said).plain)))
        ?.slice(1)
        .find(Boolean),
    )
  if (key === 'cep' && cep) return /\b(?:fim|final|termin\w+)\b/i.test(said) ? withEnd(cep, endIn(said)) : null
  if (key === 'document' && document) return withEnd(document, endIn(said))
  if (key === 'phone' && phone)
    return (
      withStart(phone, areaCode.exec(afterNot(said))?.[1]) ??
      withEnd(phone, endIn(said)) ??
      withLocal(phone, localNumber.exec(said))
    )
  if (key === 'name' || key === 'motherName') return withSurname(known[key], surname.exec(said)?.[1])
  const [, end] = missing.exec(said) ?? []
  if (key === 'email' && email && end) return email.endsWith(end) ? null : email + end
  if (key === 'email' && email) return withHost(email, host.exec(afterNot(said))?.[0] ?? hostNamed(said))
  return null
}

const withYear = (date: string, year?: string) => (year ? `${date.slice(0, 6)}${year.padStart(4, '19')}` : null)
const withEnd = (phone: string, end?: string) => (end ? phone.slice(0, -end.length) + end : null)
const withStart = (phone: string, area?: string) => (area ? area + phone.slice(area.length) : null)
const withLocal = (phone: string, found: RegExpExecArray | null) =>
  found ? phone.slice(0, 2) + found.slice(1).join('') : null
const withSurname = (name?: string, last?: string) =>
  name && last ? [...name.split(' ').slice(0, -1), last].join(' ') : null
const withHost = (email: string, name?: string) => (name ? `${email.split('@')[0] ?? ''}@${name}` : null)

/** 'É 1978 e não 1987' and 'pus 1987, mas é 1978' say 1978. */
const afterNot = (said: string) =>
  said.replace(
    /\be? ?n[ãa]o (?:é |era |o |a |em )?\S+|\b(?:pus|botei|coloquei|digitei|escrevi|informei|disse|falei|mandei) (?:o |a |em )?\d+|\b(?:em vez|no lugar) d[eo] \d+/gi,
    ' ',
  )
/** 'Sou de 94' */
const year =
  /\b((?:19|20)\d\d)\b|(?<!\p{L})(?:(?:sou|nasci|[ée]|era) (?:de|em)|ano\b.*\b[ée]) ([3-9]\d)(?!\d)|^\W*(?:[ée]h? )?(3[2-9]|[4-9]\d)\W*$/iu
const endIn = (said: string) => ending.exec(afterNot(said))?.slice(1).find(Boolean)
/** 'O DDD tava errado, é 17' */
const areaCode = /\bddd\b\D*\b([1-9]\d)\b/i
/** 'Termina em 68' */
const ending =
  /\b(?:final|fim|termina\w*|[uú]ltimos)\b\D{0,24}\b(\d{2,4})\b|\b(\d{2,4})\s+(?:no|é o)\s+(?:final|fim)\b|^(\d{2}|\d{4})[\s.!]*$/i
/** 'É 99733-4018' */
const localNumber = /^(?:[ée]\s+)?(9?\d{4})[\s-]?(\d{4})[\s.!]*$/i
/** 'Meu sobrenome é com S, Sousa' */
const surname =
  /\bsobrenome\b.*?(?:[\s,](?:é|eh|certo é|com \S+,)\s+)(?!(?:com|esse|isso|este|assim|mesmo)\b)(\p{L}{3,})(?: com \p{L}{1,2})?[\s.!]*$/iu
/** 'Faltou o .br' */
const missing = /\b(?:falt(?:ou|a|ando)|esqueci)\s(?:[oa]\s)?((?:\.[a-z]{2,4})+)\b/i
/** 'O meu é icloud' */
const hostNamed = (said: string) => {
  const [, name] = hostAlone.exec(said) ?? []
  return name && withEnding(`@${name}`).slice(1)
}
const hostAlone =
  /\s(?:é|eh|era|no|do) (?:o |do )?(gmail|hotmail|outlook|yahoo|icloud|live|uol|bol|terra|ig)(?![\w.@])/i
const host = /(?<![\w@.])(?:[a-z\d-]+\.)+(?:com|net|org|br|edu|gov)\b(?!\.?[\w@])/i
