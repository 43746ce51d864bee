import { chatTexts } from '../../content/texts/chat/chatTexts.ts'
import { coverageTexts } from '../../content/texts/order/orderPanelTexts.ts'
import { quizTexts } from '../../content/texts/order/quizTexts.ts'
import type { Turn, TurnOf } from './turn.ts'

/** The new part for a screen reader: the reply or the refusal, then the open question. */
export function announcement(turns: readonly Turn[]): string {
  const last = turns.at(-1)
  const before = turns.at(-2)
  if (!last) return ''
  if (before?.kind === 'noted') return `${before.text} ${chatTexts.notedAgree}?`
  const isRefused = before?.kind === 'said' && before.head === 'err'
  const ways = isRefused && last.kind === 'now' && last.tries > 1 ? chatTexts.otherWays : ''
  return [before ? replyIn(before) : '', openIn(last), ways].filter(Boolean).join(' ')
}

/** The reply to words that were said while an answer was being changed. */
export function announcementInChange(turns: readonly Turn[]): string {
  const at = turns.findIndex(({ kind }) => kind === 'edit')
  const [before, change] = turns.slice(Math.max(0, at - 1), at + 1)
  if (change?.kind !== 'edit' || !before) return ''
  return change.head === 'err' ? change.text : replyIn(before)
}

const questionIn = ({ text, thanks, kick }: TurnOf<'now'>) =>
  [kick === 'again' ? chatTexts.again : thanks, text].filter(Boolean).join(' ')

function replyIn(turn: Turn): string {
  if (turn.kind === 'side') return turn.reply
  if (turn.kind === 'told') return turn.text
  if (turn.kind === 'card') return turn.card === 'coverage' ? `${chatTexts.goodNews} ${coverageTexts.title}` : ''
  return turn.kind === 'said' && turn.head === 'err' ? turn.text : ''
}

function openIn(turn: Turn): string {
  if (turn.kind === 'wait') return turn.error ?? turn.text
  if (turn.kind === 'quiz') return `${quizTexts.place(turn.at, turn.of)}. ${turn.text}`
  if (turn.kind === 'stop') return [turn.title, turn.text].filter(Boolean).join(' ')
  return turn.kind === 'now' ? questionIn(turn) : ''
}
