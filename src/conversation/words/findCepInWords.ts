import type { Key } from '../../content/questions/answers.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'
import type { Funnel } from '../../funnel/state.ts'
import { cepsInLastReply, type CepInReply } from '../../funnel/views/cepsInLastReply.ts'
import { cepTalkTexts } from '../../content/texts/chat/cepTalkTexts.ts'
import { cepsAsked } from '../../funnel/visitorActions.ts'
import { agreesTo } from '../../understanding/readBacks/agreement.ts'
import { listPosition } from '../../understanding/line/listPosition.ts'
import type { StreetNamed } from '../../understanding/values/streetNamed.ts'
import type { Heard, ChatActions } from './chatActions.ts'

/** Looks up the CEP of a named street, or asks for its city. */
export function findCepInWords(voice: ChatActions, said: string, { street, city }: StreetNamed): Heard {
  if (city === null) return voice.aside('cep', said, cepTalkTexts.whichCity)
  voice.tell(cepsAsked({ said, street, city }))
  return 'asked'
}

/** The listed CEP that words choose: its own row, 'a do Centro', 'o segundo', or a yes to the only one. */
export function cepNamed({ asides }: Funnel, key: Key, text: string): string | null {
  const found = key === 'cep' ? cepsInLastReply(asides) : []
  if (found.length === 0) return null
  const words = plainWords(text)
  const row = found.find((each) => plainWords(each.text) === words)
  const [single] = found.length === 1 ? found : []
  const only = single && (agrees.test(words) || agreesTo(single.text, text)) ? single : undefined
  const inPlace = denies.test(words)
    ? []
    : found.filter((each) => ownWordsOf(each, found).some((one) => words.includes(one)))
  const ofPlace = inPlace.length === 1 ? inPlace[0] : undefined
  return (row ?? only ?? ofPlace ?? found[listPosition(words, found.length)])?.cep ?? null
}

/** Words that only one of the CEPs has, usually its neighbourhood. */
function ownWordsOf(own: CepInReply, all: readonly CepInReply[]): string[] {
  const others = all.filter((one) => one !== own).map(({ text }) => plainWords(text))
  return plainWords(own.text.replace(/\d/g, ''))
    .split(' ')
    .filter((word) => word.length > 3 && !others.some((text) => text.includes(word)))
}
const denies = /\b(?:nao|nem|nenhum[ao]?)\b/

const agrees =
  /^(?:(?:sim|isso|e|eh|esse|essa|este|ai|mesmo|s|ok|certo|certinho|correto|confere|exato|pode ser|[oa]|da|[dn]?ess[ae]|minha|nossa|rua|moro|uai) ?)+$/
