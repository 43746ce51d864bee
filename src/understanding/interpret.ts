import { ageRefusal } from '../api/contract/values/ageRefusal.ts'
import type { Day } from '../api/contract/values/dates.ts'
import { refusalText, refusals } from '../api/contract/errors/validationMessages.ts'
import { answerRules, keysIn, type Answers, type Key, type Value } from '../content/questions/answers.ts'
import { unusableAnswerReasons } from '../content/texts/unusableAnswerReasons.ts'
import { commandIn, commandWithin, type Command } from './commands.ts'
import { selfCorrected } from './selfCorrected.ts'
import { correctsAnother } from './correctsAnother.ts'
import { isAboutOthers, isAboutOtherThanMother, isForeign, isHedged } from './aboutOthersOrUnsure.ts'
import { gatherValues, type Candidate, type Gathered } from './gatherValues.ts'
import { onlyLabel } from './findAnswerLabels.ts'
import { answerAmongRemarks } from './answerAmongRemarks.ts'
import { repeatsOtherAnswer } from './repeatsOtherAnswer.ts'
import { isOfPlan, isYesNo, readValue, type Open, type World } from './readValue.ts'
import { questionLeavesAnswerOpen } from './questionLeavesAnswerOpen.ts'
import { takenAfterAsking } from './plans/planWish.ts'
import { plansMeant } from './plans/plansMeant.ts'
import { extractAnswerPart } from './extractAnswerPart.ts'
import { refusalToAnswer } from './refusalToAnswer.ts'
import { normalized, part, trimmed, without, type Said } from './normalizeText.ts'
import { fromEmoji, withoutTypos } from './typos.ts'
import { splitOffQuestions } from './splitOffQuestions.ts'
import { topicHere, findFaqTopic, topicNamed, type Topic } from './findFaqTopic.ts'
import { namedAccount } from './values/bankAccount.ts'
import { isMistyped } from './values/email.ts'
import { stripCourtesy } from './stripCourtesy.ts'

/** What was typed while a question was open, and what is known already. */
export type Asked = { ask: Open; text: string; known: Answers }

/** What a text says. `unsure`: ask again in other words; `doubted`: read well, but probably meant otherwise. */
export type Interpretation = {
  answers: { [K in Key]?: Value }
  rejected: { [K in Key]?: string }
  command: Command | null
  topic: Topic | null
  unsure: boolean
  doubted?: { [K in Key]?: Value }
  /** The plans of which one is wanted. */
  several?: readonly string[]
}

const nothing: Interpretation = { answers: {}, rejected: {}, command: null, topic: null, unsure: true }

/** Reads a visitor's words. A sentence is an answer only where every word of it is accounted for. */
export function interpret(asked: Asked, world: World): Interpretation {
  if (isForeign(asked.text)) return nothing
  const { ask } = asked
  const text = withoutTypos(fromEmoji(asked.text))
  const said = normalized(atBank.has(ask) && ask !== 'account' ? namedAccount(text) : text)
  const here = topicHere(said, ask)
  if (here) return { ...nothing, topic: here, unsure: false }
  const own = ask && (ask === 'bank' || isYesNo(ask)) ? readValue(ask, said, world) : null
  const isOwn = own !== null && 'value' in own
  const command = isOwn ? null : (commandIn(said.plain) ?? commandIn(stripCourtesy(said).plain))
  if (command) return { ...nothing, command, unsure: false }
  const edited = isAboutOthers(said.plain) ? null : changed(said, asked, world)
  if (edited) return edited
  const within = isOwn ? null : commandWithin(said.plain)
  if (within) return { ...nothing, command: within, unsure: false }
  const taken = takenAfterAsking(said.plain) === null ? null : ofPlans(asked, said, world)
  if (taken) return taken
  const { value, questions } = splitOffQuestions(said)
  const topics = questions
    .map((one) => (isLong(one) && topicHere(one, ask)) || findFaqTopic(one.plain, ask))
    .filter((topic) => topic !== null)
  const why = questions.map(({ plain }) => commandIn(plain)).find((one) => one !== null) ?? null
  const isOpen = questions.some((one) => questionLeavesAnswerOpen(one, ask, value))
  const read = value.plain && !isOpen ? readOwn(asked, value, world) : nothing
  const hasAnswer = keysIn(read.answers).length + keysIn(read.rejected).length > 0
  const topic = topics[0] ?? (hasAnswer || questions.length > 0 || !isShort(value) ? null : topicNamed(value.plain))
  if (topic || why) return { ...read, topic, command: topic ? null : why, unsure: false }
  return { ...read, unsure: read.unsure || (questions.length > 0 && !hasAnswer) }
}

/** Fewer words than a whole question has say little without its line. */
const isLong = ({ plain }: Said) => plain.split(' ').length > 3
const isShort = ({ plain }: Said) => plain.split(' ').length <= 9

/** A condition that is said anywhere counts: the whole line is read before any part of it. */
function ofPlans({ ask }: Asked, said: Said, world: World): Interpretation | null {
  const meant = ask && isOfPlan(ask) ? plansMeant(said.plain, world) : null
  if (ask === null || meant === null || 'none' in meant) return null
  if ('several' in meant) return { ...nothing, several: meant.several.map(({ sku }) => sku) }
  return judged([{ key: ask, value: meant.plan.sku }], world.today)
}

/** What a text answers, or else the part of it that may. */
function readOwn(asked: Asked, said: Said, world: World): Interpretation {
  if (isOfPlan(asked.ask)) return ofPlans(asked, said, world) ?? readAnswers(asked, said, world)
  const whole = readAnswers(asked, said, world)
  const own = asked.ask && whole.answers[asked.ask] === undefined ? extractAnswerPart(said, asked.ask) : null
  const read = own && readAnswers(asked, own, world)
  if (asked.ask && read?.answers[asked.ask] !== undefined) return read
  return withCandidate(asked, said, world, whole)
}

/** With the answer that stands beside remarks, where no other way found one. */
function withCandidate({ ask, known }: Asked, said: Said, world: World, whole: Interpretation): Interpretation {
  if (!ask || whole.answers[ask] !== undefined || whole.rejected[ask]) return whole
  const value = answerAmongRemarks(said, ask, world, keysIn(whole.answers))
  if (value === null || repeatsOtherAnswer(ask, value, known)) return whole
  const read = judged([{ key: ask, value }], world.today)
  return { ...read, answers: { ...whole.answers, ...read.answers } }
}

function readAnswers(asked: Asked, said: Said, world: World): Interpretation {
  const reason = refusalToAnswer(asked.ask, stripCourtesy(said).plain)
  if (asked.ask && reason)
    return { ...nothing, rejected: { [asked.ask]: unusableAnswerReasons[reason] }, unsure: false }
  if (correctsAnother(asked, said.plain)) return nothing
  const whole = asked.ask && readValue(asked.ask, said, world)
  const isWhole = whole !== null && 'value' in whole && !whole.rest
  const isOfOthers = (asked.ask === 'motherName' ? isAboutOtherThanMother : isAboutOthers)(said.plain)
  if (isOfOthers && !(isWhole && isYesNo(asked.ask))) return nothing
  if (!isWhole && (isHedged(said.plain) || (asked.ask !== 'schedule' && /\bou\b(?! melhor)/.test(said.plain))))
    return nothing
  const right =
    isWhole || isOfPlan(asked.ask)
      ? { said, corrects: false }
      : selfCorrected(trimmed(said), (words) => onlyLabel(words, asked.ask) ?? unitOf(words, asked.ask))
  // 'bloco b apto 12 não, bloco c': what becomes of the flat?
  if (asked.ask === 'complement' && right.corrects && /\d.*\d/.test(said.plain) && unitsIn(said).length > 2)
    return nothing
  const { said: bare, complement } = withoutNoComplement(right.said, asked.ask)
  const gathered = gatherValues(bare, asked.ask, world)
  if (complement) gathered.found.push({ key: 'complement', value: '' })
  return weighed(gathered, asked, right.corrects, bare, world.today)
}

const unitsIn = ({ plain }: Said) => [...plain.matchAll(/\b(ap\w*|bl\w*|torre)\b/g)]

/** The flat or block that is named alone: 'não é apto 12, é 21' is about the flat. */
function unitOf(said: Said, ask: Open) {
  const [unit, ...others] = unitsIn(said)
  return ask === 'complement' && unit && others.length === 0
    ? part(said, unit.index, unit.index + unit[0].length)
    : null
}

const noComplement = /[\s,.;]+(e )?(sem complemento|nao (tem|tenho|ha) complemento|complemento nao tem|sem compl)\b/
function withoutNoComplement(said: Said, ask: Open): { said: Said; complement: boolean } {
  const hit = ask === 'complement' ? null : noComplement.exec(said.plain)
  if (!hit) return { said, complement: false }
  return { said: without(said, hit.index, hit[0].length), complement: true }
}

/** 'errei o cep, é 14010-000': the change and its value in one. */
function changed(said: Said, { ask }: Asked, world: World): Interpretation | null {
  for (const cut of said.plain.matchAll(/\s*[,;.:!]\s+|\s+(para|pra|por|e|eh|o certo e|o correto e|agora e)\s+/g)) {
    const command = commandIn(said.plain.slice(0, cut.index))
    const isBare = command?.question === 'directDebit' && !/\b(boleto|debito)\b/.test(said.plain.slice(cut.index))
    if (command?.name !== 'edit' || !command.question || isBare) continue
    const key = ask === 'phone' && command.question === 'number' ? ask : command.question
    const { found, left } = gatherValues(part(said, cut.index + cut[0].length), key, world)
    if (found.length === 1 && found[0]?.key === key && left.length === 0) return judged(found, world.today)
    if (ask !== command.question) return { ...nothing, command, unsure: false }
  }
  return null
}

/** What can be relied on of what was found. */
function weighed(
  { found, reasons, left }: Gathered,
  { ask, known }: Asked,
  corrects: boolean,
  said: Said,
  today: Day,
): Interpretation {
  const isDenied =
    /\b(nao|nunca|nem)\b/.test(said.plain) && !(found.length === 1 && found[0]?.key === ask && left.length === 0)
  if (isDenied || twice(found) || left.some(({ plain }) => /\d[\d\s.()-]{6,}\d/.test(plain))) return nothing
  const explained = left.length === 0
  const alone = found.length === 1
  const kept = found.filter(
    ({ key, value, isBare }) =>
      isOfPlace(key, ask) &&
      !repeatsOtherAnswer(key, value, known) &&
      !(alone && key !== ask && (isBare || known[key] === value)) &&
      (explained || key === 'cep') &&
      !(corrects && key === 'complement' && typeof value === 'string' && /^\d+$/.test(value)),
  )
  const agreed = kept.filter(
    ({ key, value }) => key === ask || corrects || known[key] === undefined || known[key] === value,
  )
  const result = judged(agreed, today)
  const refused =
    keysIn(result.answers).length > 0 || !explained
      ? []
      : reasons.filter(({ key }) => key === ask || selfEvident.has(key))
  const rejected = {
    ...Object.fromEntries(
      refused.map(({ key, reason }) => [
        key,
        refusalText(reason) ?? unusableAnswerReasons[isReadingReason(reason) ? reason : 'other.none'],
      ]),
    ),
    ...result.rejected,
  }
  const isSettled = keysIn(result.answers).length + keysIn(rejected).length > 0
  return { ...result, rejected, unsure: result.unsure || !isSettled || agreed.length < kept.length }
}

/** Digits after 'conta' are an account only where the bank is spoken of, or with their check digit. */
const isOfPlace = (key: Key, ask: Open) => !(key === 'account' || key === 'agency' || key === 'bank') || atBank.has(ask)
const atBank = new Set<Open>(['directDebit', 'bank', 'agency', 'account'])
const selfEvident = new Set<Key>(['cep', 'email', 'document', 'phone'])
const isReadingReason = (code: string): code is keyof typeof unusableAnswerReasons => code in unusableAnswerReasons

/** Whether one question got two answers. */
const twice = (found: readonly Candidate[]) =>
  found.some((one) =>
    found.some((other) => other.key === one.key && JSON.stringify(other.value) !== JSON.stringify(one.value)),
  )

/** Values that meet their rules, and the words for those that do not. */
function judged(found: readonly Candidate[], today: Day): Interpretation {
  return found.reduce<Interpretation>(
    (all, { key, value }) => {
      const result = answerRules[key].safeParse(value)
      const age = result.success && key === 'birthDate' && typeof value === 'string' ? ageRefusal(value, today) : null
      const problem = result.success
        ? age && refusals[age]
        : (refusalText(result.error.issues[0]?.message ?? '') ?? refusals['text.long'])
      if (problem !== null) return { ...all, rejected: { ...all.rejected, [key]: problem } }
      if (key === 'email' && typeof value === 'string' && isMistyped(value))
        return { ...all, unsure: true, doubted: { ...all.doubted, [key]: value } }
      return { ...all, answers: { ...all.answers, [key]: result.data } }
    },
    { ...nothing, unsure: false },
  )
}
