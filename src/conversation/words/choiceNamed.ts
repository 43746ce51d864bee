import { plainWords } from '../../api/contract/values/plainWords.ts'
import { pathOf } from '../../funnel/journey/place.ts'
import type { Funnel } from '../../funnel/state.ts'
import { choicesNow, type Choice } from '../textOnly/numberedChoices.ts'
import type { Heard, ChatActions } from './chatActions.ts'

/** The present choice whose label was typed, as messengers send it for a tap. */
export function choiceNamed(funnel: Funnel, text: string): Choice | undefined {
  const words = plainWords(text)
  return words === '' ? undefined : choicesNow(funnel).find((choice) => plainWords(choice.text) === words)
}

/** Performs the choice whose label was typed; null if it is an answer, or there is none. */
export function chooseInWords(voice: ChatActions, text: string, goTo: (path: string) => void): Heard | null {
  const choice = choiceNamed(voice.now(), text)
  if (!choice || 'say' in choice) return null
  if ('act' in choice) voice.tell(choice.act)
  else if ('edit' in choice) goTo(pathOf({ voice: 'chat', flow: voice.now().flow, key: choice.edit }))
  else voice.leaveCampaign()
  return 'taken'
}
