import { keysIn, type Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import type { Funnel } from '../state.ts'
import { isHeldByServer, stillLost, unsavedPrivate } from './unsavedPrivateAnswers.ts'
import { doesSkip, type Kept, type KeptAnswers } from '../answersAndFacts.ts'
import { showAnswer, withoutCpf } from '../answers/showAnswer.ts'

/** The order as a browser may store it: ids, public answers and masks. `lost` names the other private answers. */
export function browserCopy(funnel: Funnel) {
  return {
    ...publicParts(funnel),
    finishing: { busy: false, error: null, key: funnel.finishing.key },
    kept: storedAnswers(funnel),
    facts: storedFacts(funnel),
    drafts: publicOnly(funnel.drafts),
    lost: [...new Set([...stillLost(funnel), ...unsavedPrivate(funnel)])],
  } satisfies Partial<Funnel>
}

function publicParts(funnel: Funnel) {
  const { thread, before, flow, campaign, visit, lead, notice, saved, revision, keys, wanted, referred, asides } =
    funnel
  return { thread, before, flow, campaign, visit, lead, notice, saved, revision, keys, wanted, referred, asides }
}

function storedAnswers(funnel: Funnel): KeptAnswers {
  const entries = keysIn(funnel.kept).map((key) => [key, storedAnswer(funnel, key)] as const)
  return Object.fromEntries(entries.filter(([, kept]) => kept !== undefined))
}

function storedAnswer(funnel: Funnel, key: Key): Kept | undefined {
  const kept = funnel.kept[key]
  if (!kept || !questions[key].private) return kept
  const held = isHeldByServer(funnel, key) && !doesSkip(funnel, key)
  return held ? { mask: kept.mask ?? showAnswer(funnel, key), at: kept.at, of: kept.of } : undefined
}

function storedFacts({
  facts: { street, units, coverage, banks, offers, codeSent, collaborator, renta, order, risk },
}: Funnel): Funnel['facts'] {
  const settled = Object.entries({
    street,
    units,
    coverage,
    banks,
    offers,
    codeSent,
    collaborator,
    renta,
    order,
    risk: tryLeft(risk),
  }).filter(([, fact]) => fact?.value !== undefined)
  return Object.fromEntries(settled)
}

/** Stores only that another try is left, so that the visitor asks for it. The server sends the rest again. */
function tryLeft(risk: Funnel['facts']['risk']): Funnel['facts']['risk'] {
  return risk?.value?.rejected && !risk.value.final
    ? { of: risk.of, value: { ...risk.value, quiz: null, rejected_message: null } }
    : undefined
}

function publicOnly(drafts: Funnel['drafts']): Funnel['drafts'] {
  const kept = keysIn(drafts).filter((key) => !questions[key].private && withoutCpf(drafts[key] ?? '') === drafts[key])
  return Object.fromEntries(kept.map((key) => [key, drafts[key]]))
}
