import { plainWords } from '../../content/reading/plainWords.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { heardTexts } from '../../content/texts/heardTexts.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import type { Said } from './answerInWords.ts'
import type { Heard, VisitorVoice } from './visitorVoice.ts'

/** Whether answers are read back before they are taken: several are, unless people usually say them together. */
export function isReadBack(answers: Raw): boolean {
  const keys = keysIn(answers)
  return keys.length > 1 && !oneBreath.some((all) => keys.every((key) => all.includes(key)))
}

const oneBreath: readonly (readonly Key[])[] = [
  ['number', 'complement'],
  ['block', 'lot', 'complement'],
]

/** The answer to 'Confere?': a yes, a no, or null for anything else. */
export function agreement(voice: VisitorVoice, { key, text }: Said): Heard | null {
  if (!voice.now().noted) return null
  const plain = plainWords(text)
  if (agrees.test(plain)) return voice.agree()
  if (!disagrees.test(plain)) return null
  voice.note(null)
  return voice.aside(key, text, heardTexts.notNoted)
}

const agrees =
  /^(?:(?:sim|isso|ok|ta|esta|e|tudo|ai|mesmo|s) ?)*(?:sim|s|isso|ok|confere|confirmo|certo|certinho|correto|exato|perfeito|pode (?:anotar|seguir|ser)|beleza|blz)(?: (?:mesmo|ai|sim|tudo|obrigad[oa]))*$/
const disagrees = /^(?:nao|n|errado|ta errado|esta errado|nada disso|nao confere|negativo|nao e isso)$/
