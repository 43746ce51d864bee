import { keysIn, type Key } from '../content/questions/answers.ts'
import type { Raw } from '../funnel/answers/readAnswers.ts'
import { isOfAccount } from './readValue.ts'
import { afterTurn } from './values/yesNo.ts'
import { asReadBack } from './asReadBack.ts'
import { normalized } from './normalizeText.ts'
import type { Understanding } from './understandingTypes.ts'

/** A yes to promotions is read back where it may be to something else: 'pode ir pra próxima pergunta' */
export function readBackConsent(key: Key, text: string, heard: Understanding): Understanding {
  const isConsent = key === 'acceptPromotions' && heard.kind === 'answers' && heard.answers[key] === 'sim'
  const { plain } = normalized(text)
  const turned =
    key === 'acceptPromotions' && (heard.kind === 'answers' || heard.kind === 'readBack') ? afterTurn(plain) : null
  if (turned !== null && 'answers' in heard)
    return asReadBack({ ...heard, answers: { ...heard.answers, acceptPromotions: turned ? 'sim' : 'não' } })
  if (saysYes(heard) && refuses.test(plain))
    return asReadBack({ ...heard, answers: { ...heard.answers, acceptPromotions: 'não' } })
  if (isDebit(heard) && refusesDebit.test(plain))
    return asReadBack({ ...heard, answers: { ...heard.answers, directDebit: 'não' } })
  const isAhead = heard.kind === 'answers' && agreesAhead(key, heard.answers)
  return isAhead || (isConsent && isOpen.test(plain)) ? asReadBack(heard) : heard
}

/** A consent, or a way to pay, that is said ahead of its question. */
function agreesAhead(key: Key, answers: Raw): boolean {
  const isPaid = answers.directDebit !== undefined && keysIn(answers).length > 1
  return (
    (key !== 'acceptPromotions' && answers.acceptPromotions === 'sim') ||
    (isPaid && key !== 'dueDate' && key !== 'directDebit' && !isOfAccount(key))
  )
}

type Answered = Extract<Understanding, { kind: 'answers' | 'readBack' }>
const isDebit = (heard: Understanding): heard is Answered =>
  (heard.kind === 'answers' || heard.kind === 'readBack') && heard.answers.directDebit === 'sim'
/** 'Débito não quero não, manda boleto' */
const refusesDebit =
  /\bdebito(?: automatico)? (?:eu )?nao (?:quero|vou|gosto|confio|da)\b(?!.*\b(?:digo|quer dizer|pensando|mas|melhor)\b.*\bdebito)|\bnao (?:quero|confio n?|gosto d)\w* (?:\S+ ){0,2}debito\b.*\bboleto\b/
const saysYes = (heard: Understanding): heard is Answered =>
  (heard.kind === 'answers' || heard.kind === 'readBack') && heard.answers.acceptPromotions === 'sim'

/** 'Eu disse que não quero. Sim, confere', 'não!! não quero ofertas, corrige isso' */
const refuses =
  /^\W*(?:(?:eu|ja|disse|falei|que|informei)[\s,:]+)*nao quero\b(?!.*\b(?:mudei|pensando|quer dizer|melhor)\b)|\bnao (?:me )?(?:quero|desejo|mand\w+)(?: \S+){0,2} (?:promo|ofert|propagand|publicid|spam|novidad)|\b(?:sem|nada de) (?:promo|ofert|propagand|publicid|spam)/

const isOpen =
  /\?|\b(?:pergunt\w+|expli\w+|proxim[ao]|entend\w+|se (?:for(?! (?:so )?(?:por|pelo|no) e ?-?mail)|tiver|vier|der)|contrato|resumo|link|parar|cancelar|saber|terceiros)\b/
