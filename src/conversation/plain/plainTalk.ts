import type { Store } from '@reduxjs/toolkit'
import { campaignOf } from '../../content/campaigns/campaigns.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { pathOf, placeOf } from '../../funnel/journey/place.ts'
import { entered } from '../../funnel/slice.ts'
import type { Funnel } from '../../funnel/state.ts'
import { editingAt, openPath } from '../editing/editing.ts'
import { transcript } from '../transcript/transcript.ts'
import type { Turn } from '../transcript/turn.ts'
import { changeInWords, sayInWords } from '../words/answerInWords.ts'
import { visitorVoice } from '../words/visitorVoice.ts'
import { plainWords } from '../../content/reading/plainWords.ts'
import { placeNamed } from '../understanding/placeNamed.ts'
import { choicesNow, plansBeyond, type Choice } from './choices.ts'
import { wordsOf } from './plainTurns.ts'
import { plainTexts } from '../../content/texts/plainTexts.ts'

type OrderStore = Pick<Store<{ funnel?: Funnel }>, 'getState' | 'dispatch'>

/** The conversation without a screen: takes words, and returns the replies since, with at most ten choices. */
export function plainTalk(store: OrderStore) {
  const voice = visitorVoice(store)
  const goTo = (path: string) =>
    void store.dispatch(entered(placeOf(path, campaignOf(voice.now().campaign.prefix)) ?? voice.now().place))
  const said = new Set<string>()
  let stop = ''

  function hear(text: string, now?: Date) {
    const editing = editingAt(voice.now())
    const choice = chosen(text, voice.now())
    if (editing && !choice) {
      if (changeInWords(voice, editing, { [editing]: text }, now)) goTo(openPath(voice.now()))
    } else if (!choice) sayInWords(voice, { text, goTo }, now)
    else if ('act' in choice) store.dispatch(choice.act)
    else if ('edit' in choice) goTo(pathOf({ voice: 'chat', flow: voice.now().flow, key: choice.edit }))
    else sayInWords(voice, { text: choice.say, goTo }, now)
  }

  /** The lines not said yet, then the open turn with its choices. */
  function speak(): string[] {
    const funnel = voice.now()
    const turns = transcript({ ...funnel, editing: editingAt(funnel) }, journey(funnel))
    const open = turns.find(({ kind }) => kind === 'edit') ?? turns.at(-1)
    const news = turns.filter((turn) => turn !== open).flatMap((turn) => fresh(turn, wordsOf(turn, funnel)))
    return open ? [...news, ...opened(open, funnel)] : news
  }

  /** A stop that was read before is only named. */
  function opened(open: Turn, funnel: Funnel): string[] {
    const words = wordsOf(open, funnel)
    const isKnown = open.kind === 'stop' && words.join('|') === stop
    stop = open.kind === 'stop' ? words.join('|') : ''
    return [...(isKnown ? words.slice(0, 1) : words), ...setOut(funnel)]
  }

  function fresh(turn: Turn, lines: string[]): string[] {
    const id = `${turn.id.split(':')[0]}|${lines.join('|')}`
    if (said.has(id)) return []
    said.add(id)
    return isReply(turn) ? lines : []
  }

  return { hear, speak }
}

/** Leaves out questions and asides of answered turns, which were said while they were open. */
const isReply = (turn: Turn) =>
  turn.kind === 'said' || turn.kind === 'refused'
    ? turn.head === 'err'
    : !['qa', 'now', 'quiz', 'picked', 'stop'].includes(turn.kind)

function setOut(funnel: Funnel): string[] {
  if (editingAt(funnel)) return []
  const choices = choicesNow(funnel)
  const beyond = plansBeyond(funnel)
  const listed = choices.map(({ text }, at) => `${at + 1}. ${text}`)
  return choices.length === 0 ? [] : [...listed, ...(beyond > 0 ? [plainTexts.more(beyond)] : []), plainTexts.choose]
}

/** A choice by its number, where numbers are not the answers themselves, or a plan by its place. */
function chosen(text: string, funnel: Funnel): Choice | undefined {
  const { question } = journey(funnel)
  if (question === 'dueDate' || question === 'complement' || editingAt(funnel)) return undefined
  const choices = choicesNow(funnel)
  if (/^\d{1,2}[.)]?$/.test(text.trim())) return choices[Number.parseInt(text, 10) - 1]
  const isOfPlans = question === 'plan' || question === 'offer'
  return isOfPlans ? choices[placeNamed(plainWords(text), choices.length)] : undefined
}
