import { keysIn, type Key } from '../../content/questions/answers.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { fearsDebit } from '../payment/onlyChosen.ts'
import { isOfAccount } from '../readValue.ts'
import { likelyDenies } from '../meaning/agreesOrDenies.ts'
import { afterTurn, agreement } from '../values/yesNo.ts'
import { asReadBack } from './asReadBack.ts'
import { normalized } from '../line/normalizeText.ts'
import type { Understanding } from '../understandingTypes.ts'

/** Reads back a yes to promotions that may be about something else, and the debit for which an account is given. */
export function readBackConsent(key: Key, text: string, understood: Understanding): Understanding {
  if (understood.kind !== 'answers' && understood.kind !== 'readBack') return understood
  const { plain } = normalized(text)
  const heard = withoutHollowConsent(plain, understood)
  const turned = key === 'acceptPromotions' ? afterTurn(plain) : null
  const { acceptPromotions: consent, directDebit: debit } = heard.answers
  if (turned !== null) return readAs(heard, { acceptPromotions: turned ? 'sim' : 'não' })
  const isLearnedNo = saidFirst(plain) !== true && likelyDenies(plain, 'promoções') > surely
  if (consent === 'sim' && (refuses.test(plain) || isLearnedNo || saidFirst(plain) === false))
    return readAs(heard, { acceptPromotions: 'não' })
  if (debit === 'sim' && refusesDebit.test(plain)) return readAs(heard, { directDebit: 'não' })
  if (key === 'directDebit' && debit === undefined && heard.answers.account !== undefined)
    return readAs(heard, { directDebit: 'sim' })
  if (heard.kind === 'readBack')
    return isPlainNo(key, plain, heard) ? { ...heard, kind: 'answers', reply: heard.reply ?? null } : heard
  const isUnsure =
    agreesAhead(key, heard.answers) || (key === 'acceptPromotions' && consent === 'sim' && isOpen.test(plain))
  return isUnsure ? asReadBack(heard) : heard
}

const surely = 0.85

/** The yes or no of the first words: 'sim aceito, e o e-mail é só .com, arruma' */
const saidFirst = (plain: string) => agreement(plain.split(/[,.;!?]/, 1).join(''))

/** Whether promotions are refused at once, which needs no read-back: 'Não, obrigada, já recebo demais' */
const isPlainNo = (key: Key, plain: string, { answers }: Answered) =>
  key === 'acceptPromotions' && answers[key] === 'não' && keysIn(answers).length === 1 && saidFirst(plain) === false

type Answered = Extract<Understanding, { kind: 'answers' | 'readBack' }>

/** Drops a consent that is only a word of going on, next to another answer: 'Bora, minha mãe é Josefa' */
function withoutHollowConsent(plain: string, heard: Answered): Answered {
  const { acceptPromotions: consent, ...others } = heard.answers
  const isHollow = consent === 'sim' && keysIn(others).length > 0 && !consents.test(plain)
  return isHollow ? { ...heard, answers: others } : heard
}
const consents =
  /\b(?:sim|quero|queria|aceito|claro|gostaria|adoro|(?:mand|receb|envi|avis)\w+|promo\w*|ofert\w+|propagand\w+|novidad\w+)\b/

const readAs = (heard: Answered, instead: Raw) => asReadBack({ ...heard, answers: { ...heard.answers, ...instead } })

/** Whether a consent or direct debit is given before its question. */
function agreesAhead(key: Key, answers: Raw): boolean {
  const isPaid = answers.directDebit === 'sim' && keysIn(answers).length > 1
  return (
    (key !== 'acceptPromotions' && answers.acceptPromotions === 'sim') ||
    (isPaid && key !== 'dueDate' && key !== 'directDebit' && !isOfAccount(key))
  )
}

/** Matches 'Débito não quero não, manda boleto', 'não gosto de débito, desculpa, pode mandar', 'não. Então tá bom' */
const refusesDebit = new RegExp(
  [
    '\\bdebito(?: automatico)?,? (?:eu )?(?:nao|nem) (?:quero|vou|gosto(?! d)|confio|faco|da)\\b(?!.*\\b(?:digo|quer dizer|pensando|mas|melhor)\\b.*\\bdebito)',
    '\\bnao (?:quero|confio n?|gosto d)\\w* (?:\\S+ ){0,2}deb(?:ito)?\\b(?: automatico\\b)?(?!.*\\b(?:debito|automatico|mas|melhor|pensando)\\b)',
    `${fearsDebit}(?!.*\\b(?:mas|pode ser|vai|vou)\\b)`,
    '^nao\\W+(?!.*\\b(?:debito|automatico|conta|quero|sim|prefiro|pode|bota|poe)\\b)',
  ].join('|'),
)

/** Matches 'Eu disse que não quero. Sim, confere', 'não!! não quero ofertas, corrige isso' */
const refuses =
  /^\W*(?:(?:eu|ja|disse|falei|que|informei)[\s,:]+)*nao quero\b(?!.*\b(?:mudei|pensando|quer dizer|melhor)\b)|\b(?:nao|nem|nunca|jamais)(?! (?:tem|tenho|ha|vejo|me importo|ligo|perd\w+|sei|receb(?:i|emos))\b)(?: [^\s,.;!?]+){0,6} (?:promo|ofert|propagand|publicid|spam|novidad)|\b(?:sem|nada de) (?:promo|ofert|propagand|publicid|spam)|\b(?:promo\w+|ofertas?|propagandas?)(?: nao\b(?! (?:me|ligo|importo|atrapalha))|\b[^.!?]* nao (?:quero|gostaria|desejo) (?:mais )?(?:receber|isso|nada|que)\b)/

const isOpen =
  /\?|\b(?:pergunt\w+|expli\w+|proxim[ao]|entend\w+|se (?:for(?! (?:so )?(?:por|pelo|no) e ?-?mail)|tiver|vier|der)|contrato|resumo|link|parar|cancelar|saber|terceiros)\b/
