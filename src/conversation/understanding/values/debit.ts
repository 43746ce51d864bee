import { smallWords, wordSet } from '../smallWords.ts'
import { part, wordsOf, type Said } from '../said.ts'
import type { Found } from './found.ts'
import { agreement } from './yesNo.ts'

const about = wordSet(
  `
  uso usa   entrar debito automatico automatica boleto bancario bancaria debitar debita debitado desconta descontar
  descontado conta corrente banco pagar pago pagamento via melhor ativar ativa ativo cadastrar cadastra cadastro
  usar colocar coloca bota forma cair cai direto tradicional normal cobrar cobra gerar imprimir impresso digital
  vai opcao primeira prefere codigo barras fatura opto digo msm mensal todo mes
`,
  smallWords,
)
const otherWays =
  /\b(?:pix|cartao|credito|dinheiro|especie|cheque|carne|loterica|picpay|paypal|crypto|bitcoin|transferencia|ted|doc)\b/

/** Direct debit or a bill: who names one takes it, who refuses it takes the other. */
export function readDebit(said: Said): Found<'directDebit'> {
  const words = wordsOf(said.plain)
  if (otherWays.test(words)) return { reason: 'directDebit.other' }
  const split = withBank.exec(said.plain)
  if (split) return { value: true, rest: part(said, split[1]?.length ?? 0) }
  const sure = agreement(words)
  if (sure !== null) return { value: sure }
  if (
    !words.split(' ').every((word) => about.has(word) || agreement(word) !== null || agreement(`sim ${word}`) !== null)
  )
    return null
  const [debit, bill, refuses] = [
    /\bdebit|\bdescont|\bautomatic/.test(words),
    /\bboleto\b/.test(words),
    /\b(?:n|nn|nao|naum|nunca|sem|dispenso|odeio|detesto|jamais|nem|nenhum|livre|fora)\b/.test(words),
  ]
  if (debit && bill) return both(words)
  if (debit && /^n(?:ao|aum)?\s*,/.test(said.plain)) return null
  if (bill)
    return refuses &&
      !/^(?:n|nn|nao|naum)\s*,?\s*(?:prefiro|no|por|via|boleto|(?<=,\s*)quero boleto|quero no boleto|o boleto|pelo)\b/.test(
        said.plain,
      )
      ? null
      : { value: false }
  if (debit) return { value: !refuses }
  const value = agreement(words, about)
  return value === null ? null : { value }
}

/** 'débito no itaú': the bank is left to be read. */
const withBank =
  /^((?:(?:sim|s|quero|claro|ok|aceito|pode ser|prefiro)[\s,]*)*(?:(?:no |em |o )?debito(?: automatico| em conta)?)?)(?:[\s,]+(?=(?:e )?(?:no|do|na|da|pelo|banco|com o|pela)\s+(?!debito|boleto|conta\b|automatico))|(?<=[a-z]),\s+(?!debito|boleto)(?=[a-z]+$))/

/** Where both are named: the one that is not refused. */
function both(words: string): Found<'directDebit'> {
  if (/^(?:prefiro|quero|melhor) (?:o |no )?boleto (?:do )?que (?:o )?debito/.test(words)) return { value: false }
  if (/^boleto (?:nao|n) (?:prefiro |quero |e |eh |sim )?(?:o |no )?debito(?: automatico)?$/.test(words))
    return { value: true }
  if (
    /^(?:nao )?(?:quero |gosto de |uso )?debito(?: automatico)? (?:nao|n) .*boleto$/.test(words) ||
    /^(?:nao|sem) (?:quero |o |no |gosto de |gosto do |uso )*debito\b.*\bboleto\b/.test(words)
  )
    return { value: false }
  return /^boleto\b.*\b(?:nao|sem) (?:quero )?(?:o )?debito\b/.test(words) ? { value: false } : null
}
