import { keysIn, type Key } from '../../content/questions/answers.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { answeredKeys } from '../answeredKeys.ts'
import type { Command } from './commands.ts'
import { replyToTalk } from '../talk/replyToTalk.ts'

type CommandAnywhere = Exclude<Command['name'], 'edit' | 'repeat' | 'skip' | 'why'>
/** Whether a command means the same everywhere. */
export const meansSameAnywhere = (name: Command['name']): name is CommandAnywhere =>
  name !== 'edit' && name !== 'repeat' && name !== 'skip' && name !== 'why'

type Anywhere = { kind: 'pages' } | { kind: 'side'; reply: string } | { kind: 'edit'; key: Key }

export function handleGlobalCommand(funnel: Funnel, name: CommandAnywhere): Anywhere {
  switch (name) {
    case 'back':
      return toChange(answeredKeys(funnel).at(-1))
    case 'wrong': {
      if (keysIn(funnel.refused).length > 0) return { kind: 'side', reply: notAnAnswerTexts.repeat }
      const last = keysIn(funnel.kept).toSorted(byTime(funnel)).at(-1)
      const isAhead = last !== undefined && !answeredKeys(funnel).includes(last)
      return isAhead ? { kind: 'side', reply: notAnAnswerTexts.editWhich } : toChange(last)
    }
    case 'pages':
      return { kind: 'pages' }
    case 'human':
      return { kind: 'side', reply: replyToTalk(funnel, 'human') ?? notAnAnswerTexts.help }
    case 'cancel':
    case 'restart':
    case 'help':
      return { kind: 'side', reply: notAnAnswerTexts[name] }
  }
}

const toChange = (key: Key | undefined): Anywhere =>
  key ? { kind: 'edit', key } : { kind: 'side', reply: notAnAnswerTexts.nothingBefore }

const byTime =
  ({ kept }: Funnel) =>
  (one: Key, other: Key) =>
    (kept[one]?.at ?? 0) - (kept[other]?.at ?? 0)
