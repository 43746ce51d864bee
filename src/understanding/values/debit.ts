import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { sentencesOf } from '../line/clauses.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import { normalized, part, type Said } from '../line/normalizeText.ts'
import { fillers, wordSet } from '../line/smallWords.ts'
import type { Found } from './readerResult.ts'
import { afterTakenBack } from '../readings/takesBack.ts'
import { withoutAsking } from '../line/withoutAsking.ts'
import { agreement } from './yesNo.ts'

const about = wordSet(
  'uso usa usar debito automatico automatica boleto bancario debitar debita desconta ' +
    'descontar conta corrente banco pagar pago pagamento via ativar ativa ativo cadastrar ' +
    'cadastro colocar forma cair cai direto normal cobrar cobra gerar digital ' +
    'primeira vista prefere codigo fatura digo mensal todo ' +
    'autorizo aceito reafirmo repito confirmo insisto disse dito tinha falei escolhi respondi pedi avisei atras antes vezes po caramba porra ue uai',
  fillers,
)
const otherWays =
  /\b(pix|cartao|credito|dinheiro|especie|(?<!primeira )vista|cheque|loterica|picpay|transferencia|ted|doc)\b/
/** Excludes 'débito, pra não', which begins a reason. */
const refusal = /\b(nao(?!(?<=\bpara nao)$)|nada|nunca|sem|dispenso|odeio|detesto|jamais|nem|nenhum|livre|fora)\b/

/** Direct debit or boleto: naming one takes it, refusing it takes the other. */
export function readDebit(said: Said): Found<'directDebit'> {
  const words = expandShortForms(
    said.plain
      .replace(/\b(papel|papelzinho|carne|codigo de barras?)\b/g, 'boleto')
      .replace(
        /\b(?:puxa|puxar|puxem|puxe|tira|tirar|tirem|tire|saca|sacar|saquem|pega|pegar|peguem|pegue|busca|buscar|busquem)\b(?= (?:\S+ )?(?:da|na|direto da) (?:minha )?conta\b)/g,
        'debita',
      )
      .replace(
        /\b\d+ ?(?:vezes|x)\b|\bsem (?:problemas?|crise|duvidas?|erro|estresse|medo|falta)\b(?=.*\b(?:boleto|debito)\b)/g,
        ' ',
      )
      .replace(/\bsem (?:pagar|gastar|cobrar)(?: (?:nada|mais|multa|a))+\b/g, ' ')
      .replace(/\bloterica\b(?=.*\bboleto\b)|(?<=\bboleto\b.*)\bloterica\b/g, 'boleto')
      .replace(/(?<=^(?:sim|s|claro|pode ser)\b)[\s,]+(?:(?:quero|com|pelo|o|tem) )+desconto$/, ''),
  )
  if (otherWays.test(words)) return { reason: 'directDebit.other' }
  const split = withBank.exec(said.plain)
  if (split) return { value: true, rest: part(said, split[1]?.length ?? 0) }
  const [, excluded] = allBut.exec(words) ?? []
  if (excluded) return { value: excluded === 'boleto' }
  const sure = agreement(words)
  if (sure !== null) return { value: sure }
  if (debitRather.test(words)) return { value: true }
  if (!words.split(' ').every(isAbout)) return null
  const [debit, bill, refuses] = [/\b(debit|descont|automatic)/, /\bboleto\b/, refusal].map((one) => one.test(words))
  if (debit && bill) return both(words, said.plain)
  if (
    words.startsWith('tem ') ||
    /\bnao (?:falei|disse|pedi|escolhi)\b/.test(words) ||
    (debit && /^n(ao|aum)?\s*,/.test(said.plain))
  )
    return null
  if (bill) return refuses && !noRatherBill.test(said.plain) ? null : { value: false }
  if (debit) return { value: !refuses || beforeRemark.test(said.plain) }
  const value = agreement(words, about)
  return value === null ? null : { value }
}

const isAbout = (word: string) => about.has(word) || agreement(word) !== null || agreement(`sim ${word}`) !== null

/** Matches the payment before a denial of something else: 'débito, nem gosto de sair de casa', not 'débito, não uso' */
const beforeRemark =
  /\bdebit[oa](?: automatico)?\s*,(?: \S+){0,2}? (?:nao|nem) (?:gosto d[aeo]|preciso (?:pensar|sair|lembrar)|esqueco|(?:quero|vou) (?:mais )?(?:fila|sair|esquecer)|tenho (?:tempo|paciencia))\b/

/** Matches 'Tudo menos boleto', 'só não quero débito' */
const allBut =
  /^(?:.*\b(?:menos|exceto|tirando)|so nao quero|qualquer coisa que nao seja) (?:n?o |por |em |pelo )?(boleto|debito)(?: automatico| bancario| em conta)?$/

/** Matches 'Não, prefiro no boleto', which refuses direct debit */
const noRatherBill =
  /^(n|nn|nao|naum)\s*,?\s*(prefiro|no|por|via|boleto(?! (?:nao|n)\b)|(?<=,\s*)quero (no )?boleto|o boleto|pelo)\b/

const agreeing = '((sim|s|quero|claro|ok|aceito|pode ser|prefiro)[\\s,]*)*'
const ofBank = '(?=(e )?(no|do|na|da|pelo|banco|com o|pela)\\s+(?!debito|boleto|conta\\b|automatico))'
/** Matches the payment in 'débito no itaú', so that the bank is left */
const withBank = new RegExp(
  `^(${agreeing}((no |em |o )?debit[oa]( automatico| (em|na minha) conta)?)?)` +
    `([\\s,]+${ofBank}|(?<=[a-z]),\\s+(?!debito|boleto)(?=[a-z]+$))`,
)

const billRather = [
  /^(prefiro|quero|melhor) (o |no )?boleto (do )?que (o )?debito/,
  /^(nao|sem) (quero |o |no |gosto de |gosto do |uso )*debito\b.*\bboleto\b/,
  /^(?:(?:eu|ja|so|que|e|no|reafirmo|repito|disse|falei)\W+)*boleto\b.*\b(nao|sem) ((?:quero|autorizo|aceito|uso) )?(o )?debito\b/,
]
const debitRather =
  /^(?:prefiro|quero|melhor|eu|o|no)(?: (?:o|no|eu|mais))* debito(?: automatico| em conta)? (?:do )?que (?:o |no )?boleto/
/** Matches 'Boleto não, débito', 'no boleto não no débito mesmo' */
const refused = (one: string, other: string) =>
  new RegExp(
    `\\b${one}(?: automatico)?(?: (?:eu|a gente|nos))? (?:nao|nunca|jamais)(?:\\s*[,.;!]+| (?:quero|gosto|uso|posso|prefiro|po[en]\\w*|bota|e|sim|no|o)\\b).*\\b${other}\\b(?! nao)`,
  )
const [billRefused, debitRefused] = [refused('boleto', 'debito'), refused('debito', 'boleto')]

/** The payment that is not refused, if both are named. */
function both(words: string, plain: string): Found<'directDebit'> {
  if (billRefused.test(plain)) return { value: true }
  return debitRefused.test(plain) || billRather.some((pattern) => pattern.test(words)) ? { value: false } : null
}

/** Matches 'O que sair mais em conta', 'o que tiver desconto', which mean direct debit */
const cheaper =
  /^(?:(?:quero|prefiro|vou (?:de|no)|pode ser|bota|coloca|faz|poe) (?:[oan]o? )?|aquele |[oan]o? )(?:que )?(?:(?:for|sair|ficar|fica|sai|e|tiver|tem|der|da|vier|mantiver|mantem|mantenha|garantir) )*(?:mais (?:em conta|barat\w+|vantajos\w+)|(?:com |o |de )*desconto|menor preco)(?:,? (?:ne|entao|mesmo|por favor|claro|para mim|seja qual for|tanto faz|n[oa] (?:fim|final)(?: d[oa]s? \w+)?))*$/
export const prefersLowerPrice = (plain: string) => cheaper.test(expandShortForms(plain))

/** The way to pay that is named next to a plan: 'pode ser esse de 500 no boleto' */
export function paymentBeside(text: string): Raw {
  const alone = paymentTold(text)
  if (alone.directDebit !== undefined) return alone
  const { plain } = normalized(text)
  const told = sentencesOf(withoutAsking(plain)).filter((sentence) => !/\?|\bquanto\b/.test(sentence))
  const words = told.join(' ')
  const [way, ...others] = words.match(/\b(?:boleto|debito)\b/g) ?? []
  return way && others.length === 0 && byWay.test(words) ? { directDebit: way === 'debito' ? 'sim' : 'não' } : {}
}

/** The way to pay that a clause of its own tells: 'Josenilda dos Santos. E é boleto, viu' */
export function paymentTold(text: string): Raw {
  const clauses = normalized(afterTakenBack(text)).plain.split(/(?<=[.,;!?\n])\s*|\s+(?=(?:pq|porque|pois)\s)/)
  const ways = clauses
    .map((clause) => clause.replace(/[\s.,;!]+$/, ''))
    .flatMap((clause) => (refusesDebit.test(clause) ? 'boleto' : (paidBy.exec(clause)?.[1]?.slice(0, 6) ?? [])))
  const [way, ...others] = new Set(ways)
  return way && others.length === 0 ? { directDebit: way === 'boleto' ? 'não' : 'sim' } : {}
}
/** Matches 'Não quero débito' and 'débito não' */
const refusesDebit =
  /^(?:(?:e|eu|mas|so que|ah) )*(?:nao (?:quero|gosto d[eo]|uso) (?:o )?debito(?: automatico)?(?: nao)?|(?:o )?debito(?: automatico)? (?:eu )?nao(?: (?:quero|gosto|uso))?)$/
/** Matches words that only tell how to pay: 'no boleto mesmo', 'pago pelo débito automático' */
export const paidBy =
  /^(?:(?:e|eh|eu|ah|ja|que|entao|mas|sim|aff|pqp|puts|quero|queria|prefiro|pode|ser|fica|vai|vou|vou de|vou pagar|pagar|pago|paga|pagando|pagamento|bota|poe|coloca|manda|de|pelo|por|no|o|em|com|via|disse|falei|reafirmo|repito|confirmo|insisto)[\s,]+)*(boleto(?: nao (?:quero|autorizo|aceito) (?:o )?debito)?|debito)(?: (?:automatico|em conta|bancario|mesmo|entao|por favor|ta|viu|po|ok|ne|sim))*$/

/** The way to pay chosen in a longer line: 'não mexe na minha conta, prefiro o boleto e ele vem pelo correio' */
export const paymentChosen = (text: string): string | null =>
  chooses.test(normalized(text).plain) ? (paymentBeside(text).directDebit ?? null) : null
const chooses =
  /\b(?:prefiro|melhor|quero|vou|fico|fica|falei|disse|dito|bota|poe|escolh\w+|pode ser|deixa|mud[ae]|troc[ae]|passa|volta|faz|coloc[ae])\b/
const byWay =
  /^(?!.*\b(?:nao|nem|sem|se|mas|caro|barato|quanto|diferenca|acrescimo|mais(?! barat))\b.{0,20}\b(?:boleto|debito)).*\b(?:no|por|pelo|pr[oa]|para|via|com|e|quero|prefiro|melhor|pago|pagar|deixa|bota|poe|coloca) (?:o )?(?:boleto|debito)\b(?!\W+(?:\S+ ){0,2}(?:nao|e mais caro)\b| (?:veio|vem|vinha|cheg\w+|sai|saiu|atras\w+)\b)/
