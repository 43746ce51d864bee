import type { Plan } from '../../api/contract/sale/plan.ts'
import type { Key } from '../../content/questions/answers.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { questions } from '../../content/questions/questions.ts'
import { planOf } from '../../funnel/plans/plansToChoose.ts'
import type { Funnel } from '../../funnel/state.ts'
import { answeredKeys } from '../answeredKeys.ts'
import { sentencesOf } from '../line/clauses.ts'
import { writtenOut } from '../line/expandShortForms.ts'
import { normalized } from '../line/normalizeText.ts'
import { inDigits } from '../line/numberWords.ts'
import { plansIn } from '../readContextualAnswer.ts'
import { smallWords, wordSet } from '../line/smallWords.ts'
import type { Understanding } from '../understandingTypes.ts'
import { everyPlan, planAdviceReply } from './planAdviceReply.ts'
import { planBeside, planKey } from './planChanged.ts'
import { planQuestion } from './planQuestion.ts'
import { speedsIn } from './plansAskedOf.ts'
import { namesStreaming, streamsIn } from './streamingWords.ts'

type PlanGivenUp = Extract<Understanding, { kind: 'edit' }>

/** Reopens the plans if the chosen one is denied: 'Calma, eu não escolhi nada ainda', 'não quero o de 600!' */
export function planGivenUp(funnel: Funnel, key: Key | null, text: string): PlanGivenUp | null {
  const open = planKey(funnel)
  const plan = planOf(funnel)
  if (key === open || !plan || !answeredKeys(funnel).includes(open)) return null
  if (asksWhy.test(writtenOut(text))) return null
  const clauses = text.split(/[.,;!?…\n]+\s+/)
  if (clauses.some((clause) => !denies.test(writtenOut(clause)) && planBeside(funnel, clause))) return null
  const isAtFirst = key === 'name' || key === 'phone'
  const plans = plansIn(funnel)
  if (!hasValue.test(text) && clauses.some((clause) => looksAtAll(clause, key)))
    return { kind: 'edit', key: open, reply: everyPlan(allPlans, plans) ?? notAnAnswerTexts.notChosen }
  if (!clauses.some((clause) => undoes.test(writtenOut(clause)) || givesUp(clause, plan, isAtFirst))) return null
  const asked = sentencesOf(text).flatMap((sentence) => planAdviceReply(normalized(sentence).plain, plans) ?? [])
  const advice = asked.at(-1) ?? planQuestion(funnel, text)?.reply ?? planAdviceReply('qual o mais barato', plans)
  return { kind: 'edit', key: open, reply: [notAnAnswerTexts.notChosen, advice].filter(Boolean).join(' ') }
}

/** Whether a clause denies the chosen plan. 'Não escolhi nada' counts only directly after the choice. */
function givesUp(clause: string, plan: Plan, isAtFirst: boolean): boolean {
  const [, rest] = denies.exec(inDigits(writtenOut(clause))) ?? []
  if (rest === undefined) return false
  const [speeds, streams] = [speedsIn(rest), streamsIn(rest)]
  if (speeds.length > 0) return speeds.every((mega) => mega === plan.plan_download)
  const isOfPlan = /\bplano\b/.test(rest) || streams.length > 0
  return (
    (isOfPlan || isAtFirst) &&
    streams.every((slug) => plan.subscriptions.includes(slug)) &&
    rest.split(' ').every((word) => beside.has(word) || namesStreaming(word))
  )
}

/** Matches a value, which is answered first: 'Quero ver todos os planos. Meu celular é 16 99123-4567' */
const hasValue = /\d{4}|@/

/** Matches 'Desfaça a escolha do plano' */
const undoes =
  /^(?:\S+ ){0,3}?(?:desfa[cz]\w*|anul\w+|cancel\w+|desmarc\w+|retir\w+|revog\w+) (?:(?:a|essa|minha|aquela) escolha|(?:(?:o|esse|meu) )+plano(?= |$)(?<!\bcancel.*))/

/** Whether a clause asks for all plans: 'ver todas as opções antes de decidir', unless the question has options. */
function looksAtAll(clause: string, key: Key | null): boolean {
  const [, what = ''] = looks.exec(writtenOut(clause)) ?? []
  return what !== '' && (what.includes('plano') || key === null || !isChosen.has(questions[key].input.kind))
}
const looks =
  /\b(?:ver|rever|olhar|conhecer|mostr\w+|list\w+|comparar) (?:(?:me|tod[oa]s|os|as|outr[oa]s|de novo|novamente) )*(opcoes de planos?|planos|opcoes)\b.*\bantes de (?:decidir|escolher|fechar|definir|continuar|seguir)\b/
const isChosen = new Set<string>(['slots', 'days', 'yesNo', 'consent', 'bank'])
const allPlans = 'manda todos'

/** Matches 'Pra que nome se ainda nem decidi?' */
const asksWhy = /\bp(?:or|ara) que\b.*\b(?:nome|dados?|cpf|telefone|celular)\b/
const denies =
  /\b(?:nao|nem) (?:eu )?(?:escolhi|fechei|confirmei|decidi|contratei|(?:pedi|autorizei)(?! isso\b)|(?:falei|disse) que (?:e|era|quero|queria)|(?:quero|queria)(?= (?:mais )?(?:o|ess[ea]|est[ea]|nenhum)\b))\b ?(.*)$/
/** Words without another subject: 'não escolhi banco' gives up no plan. */
const beside = wordSet('plano nenhum algum escolha nada ainda mais tal nao hein viu', ['', ...smallWords])
