import { isYesNo } from '../readValue.ts'
import { smallWords } from '../line/smallWords.ts'
import { agreesAlone } from '../values/yesNo.ts'
import { isWayToPay } from './isGainsaidBeside.ts'
import type { Label, Span } from './span.ts'
import { takesBack } from './takesBack.ts'
import { isOf, type Line } from './lineTokens.ts'

/** Whether a verb belongs to another answer: 'Quero o de 600 mega' and 'bota o plano de 500' are no yes. */
export function isVerbOfOther(
  { key, value, from, to }: Span,
  named: readonly (Span | Label)[],
  { tokens }: Line,
): boolean {
  if (value !== true || !isYesNo(key) || tokens.slice(from, to).some(isWayToPay)) return false
  const verb = tokens.slice(from, to).findLastIndex(({ word }) => verbs.has(word))
  if (verb < 0) return false
  const after = from + verb + 1
  return named.some(
    (other) =>
      other.key !== key &&
      other.from >= after &&
      other.from - after <= 3 &&
      tokens.slice(after, other.from).every(({ kind }) => kind !== 'sign'),
  )
}
const verbs = new Set(
  'quero queria bota bote poe ponha coloca coloque muda mude troca troque prefiro vou fico'.split(' '),
)

/** Whether nearby words contradict a yes or no: 'quero sim, aqui nunca tem nada', 'sim. quer dizer, não' */
export function isGainsaid({ value, from }: Span, { said, tokens }: Line): boolean {
  const [first, before] = [tokens[from], tokens[from - 1]]
  if (first && first.from <= said.plain.search(takesBack)) return true
  if (!first || !before || typeof value !== 'boolean') return false
  const ahead = said.plain.slice(0, first.from)
  const isInside = !value && before.kind === 'word' && !called.test(`${before.word} `) && !toldBefore.test(ahead)
  return (
    isInside || (value && (no.has(before.word) || deniesAhead.test(ahead))) || (value ? opensNo : opensYes).test(ahead)
  )
}
const called =
  /^(?:(?:ah|oi|olha|bah|po|oxe|uai|eita|moc[oa]|filh[oa]|meu|minha|amig[oa]|entao|mas|eu|ue|putz?s?|poxa|vixe)[\s,]+)+$/
/** Matches 'Eu disse que não quero promoção' */
const toldBefore = /\b(?:disse|falei|digo|repito|avisei|pedi) (?:que |q )?$/
/** Matches 'Ela não quer que mande propaganda' */
const deniesAhead = /\b(?:nao|nem|nunca|jamais) (?!tem\b|tenho\b|ha\b|vejo\b|me importo|ligo\b|sei\b)[^,.;!?]*$/
const no = new Set(['nao', 'nem', 'nunca', 'sem'])
const opensYes =
  /^\W*(?:(?:ah|oi|olha|bah|po|oxe|uai|eita|moc[oa]|entao|mas|eu|poxa)[\s,]+)*(?:sim|quero|claro|pode|manda|mande|aceito|bora|opa|avis[ae]|certeza|ok)\b/
const opensNo =
  /^\W*(?:(?:ah|oi|olha|bah|po|oxe|uai|eita|moc[oa]|entao|mas|eu|poxa)[\s,]+)*(?:nao|n|nunca|jamais|dispenso|nem)\b/

/** Whether praise is about something else: 'É um menino bom', 'o CNPJ tá em processo', 'bom, meu CPF é' */
export function isRemark({ value, from, to }: Span, { tokens }: Line): boolean {
  const others = [...tokens.slice(0, from), ...tokens.slice(to)]
  const saysMore = others.some(
    (token) => token.to - token.from > 2 && !smallWords.has(token.word) && !isOf('POLITE')(token),
  )
  return value === true && saysMore && !tokens.some((token) => agreesAlone.has(token.word) || isOf('PROMO')(token))
}
