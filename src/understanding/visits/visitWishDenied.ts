import type { Key } from '../../content/questions/answers.ts'
import { memoryTexts } from '../../content/texts/chat/chatTexts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { wishesFor } from '../../funnel/views/rememberedWishes.ts'
import { sentencesOf } from '../line/clauses.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import { normalized } from '../line/normalizeText.ts'

/** Drops a noted visit wish that was a misunderstanding: 'tô falando do Zé que me visita, não da instalação' */
export function visitWishDenied(funnel: Funnel, key: Key, text: string) {
  const { noted, takenBack } = memoryTexts.schedule
  const isJustKept = key === 'schedule' || funnel.asides.at(-1)?.reply.includes(noted) === true
  if (!isJustKept || wishesFor('schedule', funnel.asides).length === 0) return null
  const sentences = sentencesOf(text)
  if (!sentences.some(isDenial)) return null
  const rest = sentences.filter((one) => !isDenial(one)).join(' ')
  return { said: text, reply: takenBack, rest }
}

const plainOf = (text: string) => expandShortForms(normalized(text).plain)
const isDenial = (sentence: string) => denial.test(plainOf(sentence))

const visit = '(?:(?:minha |sua |essa )?(?:instalacao|visita|agendamento)|tecnico)'
const day = '(?:segunda|terca|quarta|quinta|sexta|sabado)'
const denial = new RegExp(
  '\\bnao (?:e|era|foi|seria|estou|to|tava|estava|falei|falava|disse|quis|pensei|me refer\\w+)?(?: ?(?:falando|dizer|isso|que))*' +
    ` ?(?:(?:o )?dia )?(?:[dn][aeo]s?|para(?: [ao])?|sobre [ao]|com [ao]|em|a) ${visit}\\b|` +
    `\\bnada a ver com [ao] ${visit}\\b|` +
    '\\bnao (?:pedi|marquei|e para (?:marcar|agendar|anotar|voces))\\b|' +
    `\\bnao (?:marc|agend|anot)\\w+ (?:nada|iss?o|ess[ae]|(?:n?a )?${day})\\b(?!.*${day})|` +
    `\\b(?:esquece|desconsidera|ignora|desmarca|tira|apaga) (?:iss?o |ess[ae] |[ao] |d[ao] )*(?:${day}|${visit})\\b(?!.*${day})`,
)
