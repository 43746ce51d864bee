import { commandIn } from './commands.ts'
import { isAboutOthers, people } from './aboutOthersOrUnsure.ts'
import { onlyLabel } from './findAnswerLabels.ts'
import { asksForOther } from './plans/streamingWords.ts'
import { isOfPlan, type Open } from './readValue.ts'
import { saidAs, type Said } from './normalizeText.ts'
import { findFaqTopic } from './findFaqTopic.ts'

/** Whether a question leaves open what the words beside it are worth. */
export const questionLeavesAnswerOpen = (question: Said, ask: Open, beside: Said): boolean =>
  (isOfPlan(ask) && asksForOther(question.plain, beside.plain)) ||
  (!repeats(question, ask) && (isConditional(question, ask) || isStrange(question, ask)))

/** Whether a question only says again what is asked: 'o nome dela? maria souza'. */
function repeats({ plain }: Said, ask: Open) {
  const said = saidAs(plain.replace(/\W+$/, ''))
  return onlyLabel(said, ask)?.plain === said.plain
}

/** The value beside it depends on the answer: 'madrasta serve? sonia lima', 'posso usar o da vó? …'. */
const isConditional = ({ plain }: Said, ask: Open) =>
  isAboutOthers(plain) || conditional.test(plain) || (ask === 'directDebit' && /\bboleto\b/.test(plain))
const conditional = new RegExp(`\\b(serve|vale|no nome|outr[oa] nome|titular|solteira|${people})\\b`)

/** A question that no table answers: 'minha idade? 45' is no number. Agreement is asked for. */
const isStrange = ({ plain }: Said, ask: Open) =>
  findFaqTopic(plain, ask) === null &&
  commandIn(plain) === null &&
  !/^\W*(confere|certo|pode ser|t[au] (bom|certo)|ok|ne|viu)\W*$/.test(plain)
