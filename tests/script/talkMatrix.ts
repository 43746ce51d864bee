import { combineReducers, legacy_createStore } from '@reduxjs/toolkit'
import { everyEntry } from '../../src/content/faq/everyEntry.ts'
import type { FlowName } from '../../src/content/flows/flow.ts'
import { repliesTo, talk, type Replies, type TalkKind } from '../../src/content/talk/talk.ts'
import { notAnAnswerTexts } from '../../src/content/texts/chat/notAnAnswerTexts.ts'
import { quizTexts } from '../../src/content/texts/order/quizTexts.ts'
import { processMessage } from '../../src/conversation/words/processMessage.ts'
import { chatActions } from '../../src/conversation/words/chatActions.ts'
import { funnel as reducer } from '../../src/funnel/slice.ts'
import { refusedAgain } from '../../src/content/texts/chat/chatTexts.ts'
import type { Aside, Funnel } from '../../src/funnel/state.ts'
import { standOf } from '../../src/understanding/talk/replyToTalk.ts'
import { keysOf } from '../../server/keysOf.ts'
import { talkLines } from './talkLines.ts'
import { noon, talkPlaces, type TalkPlace } from './talkPlaces.ts'

/** The reply to a kind of talk at a place: its name, and its words at first and when repeated. */
export type Cell = { flow: FlowName; place: string; kind: TalkKind; reply: string; words: (string | undefined)[] }

/** The cells of some places: all of them, or only every nth one of each kind. */
export const talkCells = (places: readonly TalkPlace[], nth = 1): Cell[] =>
  places.flatMap((place, at) => kinds.filter((_, row) => (at + row) % nth === 0).map((kind) => cellOf(place, kind)))

/** The places of a plain order, and those that only other flows have. */
export function talkPlacesOnce(): TalkPlace[] {
  const places = talkPlaces()
  const ofOrder = new Set(places.filter(({ flow }) => flow === 'order').map(({ name }) => name))
  return places.filter(({ flow, name }) => flow === 'order' || !ofOrder.has(name))
}

const kinds = keysOf(talkLines)

function cellOf({ flow, name, funnel }: TalkPlace, kind: keyof typeof talkLines): Cell {
  const { isAnswer, asides } = saidTwice(funnel, talkLines[kind])
  return {
    flow,
    place: name,
    kind,
    reply: isAnswer ? 'answer' : nameOf(asides[0], kind, funnel),
    words: asides.map(wordsOf),
  }
}

/** A refusal has other words the second time. */
const wordsOf = (aside: Aside | undefined, count: number) =>
  aside?.kind === 'repair' && count > 0 ? refusedAgain(aside.reply) : aside?.reply

/** The replies to a text, and to the same text again. */
function saidTwice(funnel: Funnel, text: string): { isAnswer: boolean; asides: (Aside | undefined)[] } {
  const store = legacy_createStore(combineReducers({ funnel: reducer }), { funnel })
  const voice = chatActions(store, () => undefined)
  let isAnswer = false
  const asides = ['first', 'again'].map(() => {
    const before = voice.now().asides
    isAnswer ||= processMessage(voice, { text, goTo: () => undefined }, noon) === 'taken' || voice.now().noted !== null
    return voice.now().asides.findLast((aside) => !before.includes(aside))
  })
  return { isAnswer, asides }
}

/** Names a reply: `own` and `any` are the kind's own, by place or anywhere; other replies are shared by kinds. */
function nameOf(aside: Aside | undefined, kind: TalkKind, funnel: Funnel): string {
  if (!aside) return 'none'
  if (aside.kind === 'repair') return 'refusal'
  const isOf = (texts: readonly string[]) => texts.some((text) => endings.get(text)?.test(aside.reply))
  const stand = standOf(funnel)
  const replies: Replies = talk[kind]
  if (isOf(repliesTo(kind, stand))) return replies[stand] ? 'own' : 'any'
  const other = Object.entries(talk).find(([, all]) => isOf(Object.values(all).flat()))?.[0]
  const text = Object.entries({ ...notAnAnswerTexts, ...quizTexts }).find(([, one]) => one === aside.reply)?.[0]
  const entry = everyEntry.find(({ question }) => question === aside.said)?.id
  return other ?? text ?? entry ?? 'other'
}

/** Matches each reply by its end, whatever its figures are. */
const endings = new Map(
  Object.values(talk)
    .flatMap((replies: Replies) => Object.values(replies).flat())
    .filter((text) => text !== '{state}')
    .map((text) => [text, endingAs(text)]),
)

function endingAs(text: string): RegExp {
  const parts = text.split(/\{[^{}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`${parts.join('.*')}$`, 's')
}

/** A line per kind, with a sign for its reply at each place; differing flows have several signs. */
export function talkAsText(cells: readonly Cell[]): string {
  const places = [...new Set(cells.map(({ place }) => place))]
  const names = [...new Set(cells.map(({ reply }) => reply).filter((name) => !(name in signs)))].toSorted()
  const signOf = (name: string) => signs[name] ?? letters[names.indexOf(name)] ?? '?'
  const rows = [...Map.groupBy(cells, ({ kind }) => kind)].map(([kind, own]) => {
    const at = places.map((place) => [
      ...new Set(own.filter((cell) => cell.place === place).map(({ reply }) => signOf(reply))),
    ])
    return `  ${kind.padEnd(16)}${at.map((each) => each.join('').padEnd(4)).join('')}`
  })
  return [
    'CONVERSA DE LADO: O QUE SE RESPONDE EM CADA LUGAR',
    '',
    `  ${places.map((place, at) => `${at + 1} ${place}`).join(' · ')}`,
    `  ● própria de onde o pedido está · ○ própria em qualquer lugar · ${names.map((name) => `${signOf(name)} ${name}`).join(' · ')}`,
    '',
    `  ${''.padEnd(16)}${places.map((_, at) => String(at + 1).padEnd(4)).join('')}`,
    ...rows,
  ].join('\n')
}

const signs: { readonly [name: string]: string } = { own: '●', any: '○' }
const letters =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZαβγδεζηθικλμνξοπρστυφχψωΓΔΘΛΞΠΣΦΨΩбгджзилпфцчшщэюяБГДЖЗИЛПФЦЧШЩЭЮЯàáâãçèéêìíîñòóôõùúûÀÁÂÃÇÈÉÊÌÍÎÑÒÓÔÕÙÚÛ'
