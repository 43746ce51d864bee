import type { Key } from '../content/questions/answers.ts'
import { asReadBack } from './asReadBack.ts'
import { normalized } from './normalizeText.ts'
import type { Understanding } from './understandingTypes.ts'

/** A yes to promotions is read back where it may be to something else: 'pode ir pra próxima pergunta' */
export function readBackConsent(key: Key, text: string, heard: Understanding): Understanding {
  const isConsent = key === 'acceptPromotions' && heard.kind === 'answers' && heard.answers[key] === 'sim'
  if (!isConsent || !isOpen.test(normalized(text).plain)) return heard
  return asReadBack(heard)
}

const isOpen =
  /\?|\b(?:pergunt\w+|expli\w+|proxim[ao]|entend\w+|se (?:for(?! (?:so )?(?:por|pelo|no) e ?-?mail)|tiver|vier|der)|contrato|resumo|link|parar|cancelar|saber|terceiros)\b/
