import type { Day } from '../../api/contract/values/dates.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import type { Funnel } from '../../funnel/state.ts'
import { keyNamed } from '../commands/editRequests.ts'
import type { Interpretation } from '../interpret.ts'
import { namedAnew, putsRight } from './namedAnew.ts'
import { planBeside, planKey } from '../plans/planChanged.ts'
import { isOfPlan } from '../readValue.ts'
import { normalized } from '../line/normalizeText.ts'

/** A correction of an earlier answer next to the open one, with any new value: 'Rosa Lima, e o CEP eu errei' */
export function sideCorrection(
  funnel: Funnel,
  open: Key | null,
  text: string,
  today: Day,
): { key: Key; value: Interpretation['answers'] | null } | null {
  const [first = '', ...rest] = text.split(
    /[,;.!]\s+|\s+(?=(?:mas|s[oó] (?:que|(?=[oa]\s))|ah|menos|fora|exceto|e (?!n[ãa]o)) ?)/i,
  )
  const clauses = open === null || beginsWithCorrection(first) ? [first, ...rest] : rest
  const plan = isOfPlan(open)
    ? null
    : (open === null ? clauses : rest).map((clause) => planBeside(funnel, clause)).find(Boolean)
  if (plan) return { key: planKey(funnel), value: plan }
  const anew = namedAnew(funnel, open, clauses.join(', '), today)
  const key = anew?.only ?? keysIn(anew?.values ?? {})[0]
  return key === undefined ? null : { key, value: anew?.values ?? null }
}

/** Whether a line begins with the correction. */
function beginsWithCorrection(first: string): boolean {
  const { plain } = normalized(first)
  const key = keyNamed(plain)
  return putsRight.test(plain) && key !== null && !isOfPlan(key)
}
