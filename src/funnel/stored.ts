import { keysIn, type Key } from '../content/answers.ts'
import { questions } from '../content/questions.ts'
import type { Funnel } from './slice.ts'
import { stateOf, type WriteName } from './writes.ts'
import type { Kept, KeptAnswers } from './story.ts'
import { shown } from './show.ts'

/** What a browser may hold of an order: ids, answers that are not private, and of private ones that the server holds only the mask. */
export function stored(funnel: Funnel): Partial<Funnel> {
  const { lead, notice, saved, revision, sending, wanted, asides, finishing } = funnel
  return { lead, notice, saved, revision, sending, wanted, asides, finishing: { ...finishing, busy: false }, kept: storedAnswers(funnel), facts: storedFacts(funnel), drafts: publicOnly(funnel.drafts) }
}

function storedAnswers(funnel: Funnel): KeptAnswers {
  const entries = keysIn(funnel.kept).map((key) => [key, storedAnswer(funnel, key)] as const)
  return Object.fromEntries(entries.filter(([, kept]) => kept !== undefined))
}

function storedAnswer(funnel: Funnel, key: Key): Kept | undefined {
  const kept = funnel.kept[key]
  if (!kept || !questions[key].private) return kept
  const { step } = questions[key]
  const held = step !== 'address' && isHeldByServer(funnel, step)
  return held ? { mask: kept.mask ?? shown(funnel, key), at: kept.at, of: kept.of } : undefined
}

const isHeldByServer = (funnel: Funnel, name: WriteName) => funnel.saved[name] === stateOf(funnel, name)

/** Risk decisions and quizzes are not kept: the server says again where they stand. */
function storedFacts({ facts: { street, units, coverage, banks, order } }: Funnel): Funnel['facts'] {
  const settled = Object.entries({ street, units, coverage, banks, order }).filter(([, fact]) => fact?.value !== undefined)
  return Object.fromEntries(settled)
}

function publicOnly(drafts: Funnel['drafts']): Funnel['drafts'] {
  return Object.fromEntries(Object.entries(drafts).filter(([key]) => !keysIn({ [key]: true }).some((known) => questions[known].private)))
}
