import { dueDays } from '../../api/contract/values/valueRules.ts'
import { inDigits } from '../line/numberWords.ts'
import { part, type Said } from '../line/normalizeText.ts'
import { filler } from '../line/smallWords.ts'
import type { Found } from './readerResult.ts'

const around = new RegExp(
  `\\b(${filler}|mud[ae]|troc[ae]|todo|todos os|dias?|vencimento|vence|vencer|p|cada|` +
    'bota|pagar|pago|marca|seja|acho bom|sempre|mensal|venca|caia|fatura|th|of|month|day|msm|tanto faz)\\b',
  'g',
)

/** One of the offered days, in digits or words. */
export function readDueDay(said: Said): Found<'dueDate'> {
  const [, place = ''] = ofList.exec(said.plain) ?? []
  if (place) return { value: dueDays.at(place === 'ultim' ? -1 : places.indexOf(place)) ?? dueDays[0] }
  if (ofOtherDay.test(said.plain)) return null
  const written = inDigits(said.plain.replace(/\bprimeiro\b|\b1[º°o]/g, '1').replace(/(\d)(?:st|nd|rd|th)\b/g, '$1'))
    .replace(around, ' ')
    .replace(/[.,;:!º°"'()-]/g, ' ')
    .trim()
  const split = beforePayment.exec(said.plain)
  if (!/^\d{1,3}$/.test(written))
    return split ? { ...valueOf(Number(split[1])), rest: part(said, split[0].length) } : null
  return valueOf(Number(written))
}

const ofOtherDay =
  /\b(util|nada|mais|menos|depois|antes|ate|entre|recebo|salario|pagamento|cai|mega|reais|ultimo|\d+[/:]\d+|(\d+|dez|quinze|vinte|cinco) dias)\b/
/** Matches 'dia 10 no boleto' */
const beforePayment =
  /^(?:(?:quero|no|todo|o|pode ser|vencimento|dia) )*(\d{1,2})(?=[\s,]+(?:(?:e|quero|no|com|por|via|em|o) )*(?:debito|boleto))/

/** The offered day in a question: 'dia 12 tem?' */
export function dueDayAsked(plain: string): string | null {
  const [, day] = onlyDay.exec(plain) ?? []
  return dueDays.some((each) => String(each) === day) ? (day ?? null) : null
}

const onlyDay =
  /^\W*(?:(?:e|tem|teria|rola|pode ser|seria|o|no|acho|que|melhor|prefiro|fica) )*dia (\d{1,2})(?: (?:tem|pode|rola|da|serve))?\W*$/

/** A position in the list of days: 'o primeiro da lista', 'a segunda opção' */
const places = ['primeir', 'segund', 'terceir', 'quart', 'quint', 'ultim']
const ofList = new RegExp(
  `^(?:(?:quero|pode ser|prefiro|fico com|o|a) )*(${places.join('|')})[oa] (?:da lista|opcao|dia da lista|data)(?: ai)?$`,
)

const valueOf = (value: number) =>
  dueDays.some((day) => day === value) ? { value } : ({ reason: 'dueDate.unknown' } as const)
