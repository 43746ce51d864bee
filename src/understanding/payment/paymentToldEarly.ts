import { keysIn, type Key } from '../../content/questions/answers.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { answersOf, doesAsk } from '../../funnel/answersAndFacts.ts'
import { asReadBack } from '../readBacks/asReadBack.ts'
import { isQuestionPart } from '../line/isQuestionPart.ts'
import type { Line, Understanding } from '../understandingTypes.ts'

type Asked = Pick<Line, 'funnel' | 'key' | 'text'>
type Hear = (key: Key, clause: string) => Understanding
type Answered = Extract<Understanding, { kind: 'answers' | 'readBack' }>

/** Adds how and when to pay if a clause tells it before its question: '118. Eu pago sempre lá pelo dia 7' */
export function withPaymentToldEarly(line: Asked, heard: Understanding, hear: Hear): Understanding {
  const isAnswer = heard.kind === 'answers' || heard.kind === 'readBack'
  if (!isAnswer && (heard.kind !== 'side' || heard.asksBack)) return heard
  const own: Answered = isAnswer ? heard : { kind: 'answers', answers: {}, reply: heard.isUnsure ? null : heard.reply }
  const told = paymentsTold(line, own.answers, hear)
  if (told.length === 0) return heard
  const answers: Raw = Object.assign({}, ...told.map((one) => one.answers), own.answers)
  const all = { ...own, answers, ...(own.reply === notAnAnswerTexts.unanswered && { reply: '' }) }
  return told.every(({ kind }) => kind === 'answers') ? all : asReadBack(all)
}

/** What clauses tell at their own questions, which are not asked and not answered yet. */
function paymentsTold({ funnel, key, text }: Asked, heard: Raw, hear: Hear): Answered[] {
  const clauses = text.split(pause)
  const known = { ...answersOf(funnel), ...heard }
  const isOpen = (one: Key) => known[one] === undefined && doesAsk(funnel, one)
  return topics.flatMap(([asked, words]) =>
    asked === key || clauses.length < 2 || !isOpen(asked)
      ? []
      : clauses
          .filter(
            (clause) =>
              words.test(clause) && (asksForDay.test(clause) || !isQuestionPart(clause)) && !mentions.test(clause),
          )
          .flatMap((clause) => {
            const found = hear(asked, clause)
            if ((found.kind !== 'answers' && found.kind !== 'readBack') || found.answers[asked] === undefined) return []
            const told = keysIn(found.answers).filter((one) => ofPayment.has(one) && isOpen(one))
            return [{ ...found, answers: Object.fromEntries(told.map((one) => [one, found.answers[one]])) }]
          }),
  )
}

const ofPayment = new Set<Key>(['dueDate', 'directDebit', 'bank', 'agency', 'account'])
const ways = 'boleto|d[ée]bit(?:o|ar)'
const topics: [Key, RegExp][] = [
  ['directDebit', /boleto|d[ée]bit|descont[ae]|autom[áa]tico/i],
  [
    'dueDate',
    /(?:venc|pag(?:o|a|ar|ando|amento)(?!\p{L})|fatura|conta|cobran|boleto|mensalidade).*\d|\d.*(?:venc|pag(?:o|a|ar|amento)(?!\p{L}))|todo dia \d/iu,
  ],
]
/** Matches the wish in 'O vencimento pode ser no dia 1?' */
const asksForDay =
  /(?:venc|boleto|fatura|conta).*(?<!\p{L})(?:pode(?:ria)?|d[áa] (?:pra|para)|tem como) (?:ser|vencer|ficar|p[ôo]r|colocar|botar)(?!\p{L})/iu
/** Matches what is asked, disliked, of others, or told of another bill: 'quero saber do boleto', 'odeio débito' */
const mentions =
  /(?<!\p{L})(?:saber|explic\p{L}+|quanto|v[êe]m|vindo|veio|cheg\p{L}+|n[ée]\W*$|se|n[ãa]o gosto|gosto|medo|receio|odeio|detesto|chato|sujo|pag(?:ava|uei|ou)|condom[íi]nio|aluguel|filh[oa]|m[ãa]e|pai|marido|esposa|vizinh[oa]|outra|claro|vivo|tim|multa|rea(?:l|is)|contos?|pilas?|a mais|mais car[oa])(?!\p{L})|\d,\d\d/iu
/** Ends a clause, also before a way to pay: '28/02/1996 boleto dia 7' */
const pause = new RegExp(
  `(?<=[.!?;,\\n])\\s+|\\s+/\\s+|\\s+(?=(?:mas|pq|porque|pois)\\s)|\\s+e\\s+(?=.*(?:${ways}|venc|dia \\d))|` +
    `(?<=\\d)\\s+(?=(?:(?:no|por|em|forma|pagamento|pgto|pagto)\\W+)*(?:${ways})(?!\\p{L}))`,
  'iu',
)
