import type { Day } from '../../api/contract/values/dates.ts'
import type { Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import { soFarText } from '../../content/texts/chat/chatTexts.ts'
import { showAnswer } from '../../funnel/answers/showAnswer.ts'
import { isStillValid } from '../../funnel/answersAndFacts.ts'
import { journey } from '../../funnel/journey/journey.ts'
import type { Funnel } from '../../funnel/state.ts'
import { addReply } from '../replies/addReply.ts'
import { questionsIn } from '../beside/withEveryReply.ts'
import { sentencesWithTails } from '../line/clauses.ts'
import type { Understanding } from '../understandingTypes.ts'
import { tellSame } from '../replies/replyToQuestions.ts'
import { recordReply } from './recordReply.ts'
import { asksForAll, keysAsked, keysListed, type Asking } from './recordQuestion.ts'
import { replyToTalk } from '../talk/replyToTalk.ts'

type OfRecord = { reply: string; rest: string; asked?: readonly Key[]; isPrivate?: true }
type Part = { said: string; keys: readonly Key[] }

/** The reply to questions about recorded answers, and the rest of the line: 'dia 10. E anotou o meu celular?' */
export function askedOfRecord(funnel: Funnel, text: string, today?: Day): OfRecord | null {
  const asking = { funnel, key: journey(funnel).question ?? undefined, today }
  const parts = sentencesWithTails(text).flatMap((sentence) => partsOf(asking, sentence))
  const asked = [...new Set(parts.flatMap((part) => part.keys))]
  const wordsOf = (isRest: boolean) =>
    parts.flatMap((part) => ((part.keys.length === 0) === isRest ? [part.said] : [])).join(' ')
  if (asked.length === 0) return null
  const isAll = parts.some(({ said }) => asksForAll(said))
  return {
    reply: isAll ? allNoted(funnel, asked) : recordReply(funnel, asked, wordsOf(false)),
    rest: wordsOf(true),
    asked: isAll ? [] : asked,
    ...(asked.some((one) => questions[one].private) && { isPrivate: true }),
  }
}

const allNoted = (funnel: Funnel, keys: readonly Key[]) =>
  [
    soFarText(keys.filter((key) => isStillValid(funnel.kept, key)).map((key) => [key, showAnswer(funnel, key)])),
    replyToTalk(funnel, 'questionsLeft'),
  ]
    .filter(Boolean)
    .join(' ')

/** Adds the reply about recorded answers to the rest of the line, unless the rest changes those answers. */
export function withRecord({ rest, asked, ...told }: OfRecord, hear: (rest: string) => Understanding): Understanding {
  const heard = rest === '' ? null : hear(rest)
  if (heard && 'answers' in heard && asked?.some((key) => heard.answers[key] !== undefined)) return heard
  if (heard?.kind === 'answers' || heard?.kind === 'readBack') return { ...addReply(heard, told.reply), ...kept(told) }
  if (heard?.kind === 'edit') return { ...heard, reply: [heard.reply, told.reply].filter(Boolean).join(' ') }
  if (heard && leads.has(heard.kind)) return heard
  if (heard?.kind === 'refused' && /\d{4}|@/.test(rest)) return { ...heard, reply: `${heard.reply} ${told.reply}` }
  if (heard?.kind === 'refused' && oneName.test(rest))
    return { kind: 'side', ...told, reply: `${told.reply} ${heard.reply}` }
  if (heard?.kind !== 'side') return { kind: 'side', ...told }
  const isReplied = questionsIn(rest).length > 0 && !heard.isUnsure && !tellSame(heard.reply, told.reply)
  const reply = isReplied ? `${heard.reply} ${told.reply}` : told.reply
  return { kind: 'side', reply, ...kept({ ...heard, ...told }) }
}
const oneName = /^\W*\p{Lu}\p{Ll}+\W*$/u
const leads = new Set<Understanding['kind']>(['pages', 'device', 'call', 'street'])
const kept = ({ isPrivate }: { isPrivate?: true }) => (isPrivate ? { isPrivate } : {})

/** A sentence, divided before the clauses that ask of recorded answers: 'boleto, e o vencimento é dia 10 mesmo né?' */
function partsOf(asking: Asking, sentence: string): Part[] {
  const clauses = sentence.split(pause)
  const tails = clauses.map((_, at) => clauses.slice(at).join(' '))
  const asked = tails.map((said, at) => ({ said, keys: keysAsked(asking, said, at === 0) }))
  const at = asked.findLastIndex(({ keys }) => keys.length > 0)
  const tail = asked[at]
  if (!tail) return [{ said: sentence, keys: [] }]
  return [...clauses.slice(0, at).map((said) => ({ said, keys: keysListed(asking, said) })), tail]
}
const pause = /(?<=[,:…])\s+|\s+(?=\/ )|\s+(?=(?:e|mas|s[óo] que) (?!se |sem |com |eu |sim|n[ãa]o)\S+ )/i
