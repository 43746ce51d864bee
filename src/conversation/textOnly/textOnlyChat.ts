import type { Store } from '@reduxjs/toolkit'
import { campaignOf } from '../../content/campaigns/campaignAt.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { pathOf, placeOf } from '../../funnel/journey/place.ts'
import { campaignLeft, entered } from '../../funnel/slice.ts'
import type { Key } from '../../content/questions/answers.ts'
import type { Funnel } from '../../funnel/state.ts'
import { answersOf, factsOf } from '../../funnel/answersAndFacts.ts'
import { whyRefused } from '../../funnel/views/whyRefused.ts'
import { editingAt, openPath } from '../editing/editing.ts'
import { transcript } from '../transcript/transcript.ts'
import { reminderId, type Turn } from '../transcript/turn.ts'
import { changeInWords } from '../words/processMessageAtQuestion.ts'
import { processMessage } from '../words/processMessage.ts'
import { chatActions } from '../words/chatActions.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'
import { earlyWishReminder } from '../../understanding/replies/earlyWishReminder.ts'
import { keyNamed } from '../../understanding/commands/editRequests.ts'
import { commandIn } from '../../understanding/commands/commands.ts'
import { planOfTwo } from '../../understanding/readBacks/readReplyToSuggestion.ts'
import { isOfPlan, isYesNo } from '../../understanding/readValue.ts'
import { listPosition } from '../../understanding/line/listPosition.ts'
import { choicesNow, openKey, plansBeyond, type Choice } from './numberedChoices.ts'
import { turnText } from './turnText.ts'
import { cepTalkTexts } from '../../content/texts/chat/cepTalkTexts.ts'
import { memoryTexts } from '../../content/texts/chat/chatTexts.ts'
import { textOnlyChatTexts } from '../../content/texts/chat/textOnlyChatTexts.ts'

type OrderStore = Pick<Store<{ funnel?: Funnel }>, 'getState' | 'dispatch'>

/** The conversation as text: takes words, and returns the replies to them with at most ten choices. */
export function textOnlyChat(store: OrderStore) {
  const voice = chatActions(store, () => void store.dispatch(campaignLeft()))
  const goTo = (path: string) =>
    void store.dispatch(entered(placeOf(path, campaignOf(voice.now().campaign.prefix)) ?? voice.now().place))
  const fresh = onlyNew()
  let stop = ''
  const choices = choicesOnce()
  /** The answers read back last. They are shown alone at first, then with the open question if it is another one. */
  let shown = ''
  /** The open turn that was shown last. */
  let asked: string | undefined
  /** The reply to the last words, shown even if it was shown before. */
  let reply: string | null = null
  /** Replies that were shown before their question. */
  const early = new Set<string>()

  function hear(text: string, now?: Date) {
    const [before, editing] = [voice.now().asides, editingAt(voice.now())]
    const choice = chosen(text, voice.now(), choices.at(voice.now()))
    reply = null
    if (wantsChoices(plainWords(text))) choices.forget()
    if (editing && !(choice && 'act' in choice))
      reply = change({ voice, goTo }, editing, choice && 'say' in choice ? choice.say : text, now)
    else if (!choice) processMessage(voice, { text, goTo }, now)
    else if ('act' in choice) store.dispatch(choice.act)
    else if ('edit' in choice) goTo(pathOf({ voice: 'chat', flow: voice.now().flow, key: choice.edit }))
    else if ('leaves' in choice) voice.leaveCampaign()
    else processMessage(voice, { text: choice.say, goTo }, now)
    const last = voice.now().asides.at(-1)
    if (last && !before.includes(last)) reply = last.reply
  }

  /** The new lines, then the open turn with its choices. Answers that are read back wait alone for a yes. */
  function speak(): string[] {
    const funnel = voice.now()
    const turns = transcript({ ...funnel, editing: editingAt(funnel) }, journey(funnel), earlyWishReminder)
    const open = turns.find(({ kind }) => kind === 'edit') ?? turns.at(-1)
    const before = turns.filter((turn) => turn !== open && turn.kind !== 'noted')
    const lines = before
      .flatMap((turn) => fresh(turn, turnText(turn, funnel), isToldByReply(turn, funnel, reply)))
      .filter((line) => !early.has(line))
    const isTold = reply === null || isOver(reply, funnel) || lines.some((line) => line.includes(reply ?? ''))
    const readBack = turns.flatMap((turn) => (turn.kind === 'noted' ? turnText(turn, funnel) : []))
    const isOfIt = open?.kind === 'now' && funnel.noted?.raw[open.name] !== undefined
    const isReadBackAlone = readBack.length > 0 && (isOfIt || readBack.join('|') !== shown)
    const reminder = reminderIn(turns, funnel)
    const isAskedElse =
      (reply?.endsWith('?') && open?.id === asked) ||
      (reminder.endsWith('?') && open?.kind === 'now' && open.name === 'schedule' && (reply === null || isNoted(reply)))
    const isAlone = (isReadBackAlone || isAskedElse) && open?.kind !== 'edit'
    const last = [...(open?.kind === 'edit' ? [] : readBack), ...(open && !isAlone ? opened(open, funnel) : [])]
    if (!isTold && reply) early.add(reply)
    shown = readBack.join('|')
    asked = open?.id
    return [...lines.filter((line) => reminder === '' || !isNoted(line)), ...(isTold ? [] : [reply ?? '']), ...last]
  }

  /** A question below a reply is only asked; a stop that was shown is only named, an order not even that. */
  function opened(open: Turn, funnel: Funnel): string[] {
    if (open.kind === 'edit' && open.name === 'schedule' && reply?.endsWith('?')) return [textOnlyChatTexts.keep]
    const isBelowReply = reply !== null && open.id === asked
    const words = turnText(open, funnel).map((line) => (isBelowReply ? line.replace(beforeQuestion, '') : line))
    const isKnown = open.kind === 'stop' && words.join('|') === stop
    stop = open.kind === 'stop' ? words.join('|') : ''
    if (isKnown && reply !== null && factsOf(funnel).order) return []
    return [...(isKnown ? words.slice(0, 1) : words), ...choices.below(reply, funnel)]
  }
  return { hear, speak }
}

/** Whether a turn repeats what the reply at the review tells of a change. */
const isToldByReply = (turn: Turn, funnel: Funnel, reply: string | null) =>
  reply !== null &&
  turn.kind === 'told' &&
  turn.id.startsWith('directDebit') &&
  journey(funnel).current.kind === 'review'

type Voice = { voice: ReturnType<typeof chatActions>; goTo: (path: string) => void }

/** Handles words while an answer is being changed, and returns why they are refused. */
function change({ voice, goTo }: Voice, key: Key, text: string, now?: Date): string | null {
  const command = commandIn(plainWords(text))?.name
  if (command === 'edit' || command === 'pages') processMessage(voice, { text, goTo }, now)
  else if (command === 'back' || command === 'cancel' || changeInWords(voice, key, { [key]: text }, now))
    goTo(openPath(voice.now()))
  else return whyRefused(voice.now(), key) ?? null
  return null
}

/** The reminder of an earlier wish, if it is shown now. */
function reminderIn(turns: readonly Turn[], funnel: Funnel): string {
  const turn = turns.find(({ id }) => id === reminderId)
  return turn ? turnText(turn, funnel).join(' ') : ''
}

/** Whether a line only says that a wish is remembered. */
const isNoted = (line: string) => [memoryTexts.plan.noted, memoryTexts.schedule.noted].some((noted) => line === noted)

/** The lines of a turn that were neither shown nor told by a reply yet. */
function onlyNew() {
  const said = new Set<string>()
  return (turn: Turn, lines: string[], isTold: boolean): string[] => {
    const id = turn.kind === 'greeting' ? turn.kind : `${turn.id.split(':')[0]}|${lines.join('|')}`
    if (said.has(id)) return []
    said.add(id)
    return isReply(turn) && !isTold ? lines : []
  }
}

/** Omits choices below a reply if they were just shown, and says once how to see them again. */
function choicesOnce() {
  let shown = ''
  let isNamed = false
  /** The visits as they were numbered. Others may be taken, or a call be asked for, before a number is said. */
  let visits: readonly Choice[] | null = null
  const at = (funnel: Funnel) => (openKey(funnel) === 'schedule' ? visits : null) ?? choicesNow(funnel)
  function below(reply: string | null, funnel: Funnel): string[] {
    const lines = setOut(funnel)
    if (openKey(funnel) === 'schedule') visits = choicesNow(funnel)
    const isKnown = lines.length > few && lines.join('|') === shown && reply !== null
    const isToldAlready = (isKnown && isNamed) || (reply !== null && listsAll(reply))
    shown = lines.join('|')
    isNamed = isKnown
    if (isToldAlready) return []
    return isKnown ? [textOnlyChatTexts.sameChoices] : lines
  }
  return { at, below, forget: () => void (shown = '') }
}

/** Whether the reply that a visitor was asked to wait for has arrived. */
const isOver = (said: string, { asides }: Funnel) =>
  said === cepTalkTexts.searching && !asides.some(({ reply }) => reply === said)

/** What is said before a question in its line. */
const beforeQuestion = /^.*\. (?=[^.?]+\?$)/

/** A reply with this many prices has listed every plan. */
const listsAll = (said: string) => (said.match(/R\$/g) ?? []).length > few
/** The number of lines that are easily read again. */
const few = 3
const wantsChoices = (words: string) =>
  /\b(?:opc\w+|lista|repet\w+|repit\w+|quais|mostr\w+|mand\w+|tod[oa]s)\b/.test(words) ||
  ['repeat', 'help'].includes(commandIn(words)?.name ?? '')

/** Omits questions and asides of answered turns, which were shown while they were open. */
const isReply = (turn: Turn) =>
  turn.kind === 'said' || turn.kind === 'refused'
    ? turn.head === 'err'
    : !['qa', 'now', 'quiz', 'picked', 'stop'].includes(turn.kind)

function setOut(funnel: Funnel): string[] {
  const choices = choicesNow(funnel)
  const beyond = plansBeyond(funnel)
  const byNumber = isByNumber(funnel)
  const listed = choices.map(({ text }, at) => `${byNumber ? `${at + 1}.` : '-'} ${text}`)
  const prices =
    choices.length > 0 && isOfPlan(openKey(funnel))
      ? [textOnlyChatTexts.planPrices(answersOf(funnel).directDebit === false)]
      : []
  const more = beyond > 0 ? [textOnlyChatTexts.more(beyond)] : []
  const how = byNumber && choices.length > 0 ? [textOnlyChatTexts.choose] : []
  return [...listed, ...prices, ...more, ...how, ...(editingAt(funnel) ? [textOnlyChatTexts.keep] : [])]
}

/** Whether a number selects a choice and is no answer itself. */
function isByNumber(funnel: Funnel): boolean {
  const question = openKey(funnel)
  return question !== 'dueDate' && question !== 'complement'
}

/** Matches a number with at most a reason: '2, de manhã eu durmo'. */
const numberFirst =
  /^\s*(?:[ao] |fico com [ao] )?(\d{1,2})[.)]?(?:\s*,\s+(?!.*\b(?:mas|só que|so que|não|nao|ou)\b)[^?\d]*)?\s*$/i
/** Matches a corrected number: '2 não espera, 1', 'a 2. Não, pera, a 3 é só 10 reais a mais, vai a 3'. */
const lastNumber =
  /^\s*(?:[ao] )?\d{1,2}\b(?!.*\bse\b)[^\d?]*\b(?:n[ãa]o|digo|ops|opa|ali[áa]s|ou melhor|espera|p[eé]ra[ií]?)\b(?:[\s,.!]*(?:(?:espera|p[eé]ra[ií]?|vai|bota|pode ser|[ao])[\s,.!]+)*|[^?]*,\s+(?:vai|bota|quero|fico com|vou de) (?:[ao] )?)(\d{1,2})\s*$/i
/** Matches a number with more words: '1, é o Banco do Brasil', 'pode ser a 3. E o wifi pega no quarto?'. */
const numberAndMore =
  /^\s*(?:pode ser |quero |prefiro |fico com |vou (?:de|com) )?(?:[ao] )?(\d{1,2})(?:[.)]\s*|\s*,\s+|\s+(?=(?:e|mas)\s))(?:é |eh )?(\D.*)$/i
/** Matches a number with the words of its choice: '1 débito', '2 - boleto' */
const numberAndWords = /^\s*(\d)\s*[-–]?\s+(\p{L}.*)$/u
/** Matches an option with a reason: 'A segunda opção, de manhã tô com as crianças'. */
const optionFirst = /^[^,?]*\bop[cç][aã]o\b[^,?]*(?=,[^?]*$|$)/i

/** Matches the first or second one with more words: 'A segunda, quando eu quiser eu procuro'. */
const firstOrSecond =
  /^\s*[ao] (?:primeir|segund)[ao](?=\s*(?:[,.;!]|$))(?!.*(?<!\p{L})(?:n[ãa]o|digo|ali[áa]s|ou melhor|quer dizer|primeir|segund|boleto|d[ée]bito|s[óo] se|mas))/iu

/** A choice by its number and one of its words, none of another choice: '2 boleto por favor', but not '1 boleto' */
function choiceInWords(text: string, choices: readonly Choice[]): Choice | undefined {
  const [, number, typed = ''] = numberAndWords.exec(text) ?? []
  const choice = choices[Number(number) - 1]
  if (!choice) return undefined
  const own = wordsOf(choice.text)
  const others = choices
    .flatMap((other) => wordsOf(other.text))
    .filter((word) => !own.includes(word) && word !== 'quero')
  const words = wordsOf(typed)
  return words.some((word) => own.includes(word)) && !words.some((word) => others.includes(word)) ? choice : undefined
}
const wordsOf = (text: string) => plainWords(text).split(' ')

/** A choice by its number, unless numbers are answers themselves, or a plan by its position. */
function chosen(text: string, funnel: Funnel, choices: readonly Choice[]): Choice | undefined {
  const question = openKey(funnel)
  if (!isByNumber(funnel)) return undefined
  const [, first, more = ''] = numberAndMore.exec(text) ?? []
  const named = choices[Number(first) - 1]
  const [, number] = numberFirst.exec(text) ?? lastNumber.exec(text) ?? []
  if (named && 'say' in named && (number === undefined || keyNamed(plainWords(more)) !== null))
    return { ...named, say: `${named.say}, ${more}` }
  if (number !== undefined) return choices[Number(number) - 1]
  const worded = isYesNo(question) ? choiceInWords(text, choices) : undefined
  if (worded) return worded
  const [option = ''] = optionFirst.exec(text) ?? (isYesNo(question) ? firstOrSecond.exec(text) : null) ?? []
  const isPlaced = option || (isOfPlan(question) && !planOfTwo(funnel, plainWords(text)))
  return isPlaced ? choices[listPosition(plainWords(option || text), choices.length)] : undefined
}
