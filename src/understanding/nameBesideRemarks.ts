import { plainWords } from '../api/contract/values/plainWords.ts'
import type { Key } from '../content/questions/answers.ts'
import { notAnAnswerTexts } from '../content/texts/notAnAnswerTexts.ts'
import { rawOf } from '../funnel/answers/answerAsTyped.ts'
import { addReply } from './addReply.ts'
import type { Interpretation } from './interpret.ts'
import { interpretAtQuestion, likelyAnswers } from './interpretAtQuestion.ts'
import { expandShortForms } from './expandShortForms.ts'
import { opensQuestion } from './replyToQuestions.ts'
import { isName } from './readValue.ts'
import { usualNames } from './values/usualNames.ts'
import type { Line, Understanding } from './understandingTypes.ts'

/** A name beside a nickname, or beside what is said of whose it is. */
export function withNameBeside(line: Line, heard: Understanding): Understanding {
  const nickname = line.key === 'name' ? called.exec(line.text)?.[1] : undefined
  if (nickname) return addReply(heard, notAnAnswerTexts.nickname(nickname))
  if (heard.kind !== 'side' || line.text.includes('?')) return heard
  const name = nameInCapitals(line) ?? (line.key === 'name' ? nameAmongClauses(line) : null)
  if (name === null) return heard
  return { kind: 'readBack', answers: { [line.key]: name }, ...(!heard.isUnsure && { reply: heard.reply }) }
}

/** 'Para que o meu nome completo é necessário nesta etapa?' */
export function asksWithoutName(key: Key, plain: string, doubted: Interpretation['answers'] = {}) {
  if (!isName(key) || !opensQuestion.test(expandShortForms(plain))) return false
  const name = rawOf(doubted[key] ?? '')
  return (
    !/^\p{Lu}/u.test(name) &&
    !plainWords(name)
      .split(' ')
      .some((word) => usualNames.has(word))
  )
}

/** 'Maria Aparecida, mas todo mundo me chama de Cida' */
const called =
  /\b(?:me cham\w+ (?:s[óo] )?de|apelido (?:é|eh|e)) (?!senhora?|voc[êe]|vcs?|todos|quem|volta|novo)(\p{L}{2,})(?: por favor)?[\s.!]*$/iu

/** 'Nossa, quanta pergunta kkk Sueli Regina Camargo' */
function nameInCapitals({ funnel, key, text, today }: Line): string | null {
  const [found, ...others] = text.matchAll(inCapitals)
  const [one] = found && !ofElse.test(text.slice(0, found.index)) ? found : []
  const value = others.length > 0 || one === undefined ? undefined : likelyAnswers(funnel, key, one, today)[key]
  return value === undefined ? null : rawOf(value)
}
const ofElse =
  /(?<!\p{L})(?:rua|avenida|av|bairro|pra[çc]a|vizinh\p{L}+|pai|padrasto|madrasta|ti[oa]|sogr\p{L}+|filh\p{L}+|marido|espos\p{L}+|irm[ãa]\p{L}*|av[óôo]|v[óô]|criou|indicou|amig\p{L}+)(?!\p{L})/iu
const inCapitals = /(?<!\p{L})\p{Lu}\p{Ll}+(?:\s+(?:d[aeo]s?\s+|e\s+)?\p{Lu}\p{Ll}+){2,6}(?!\p{L})/gu

/** 'Vai no nome dela, Ana Souza. Eu sou o neto' */
function nameAmongClauses({ funnel, text, today }: Line): string | null {
  const clauses = text.split(/[,;.:!]\s+/).filter((clause) => /^\s*(?:\p{L}+\s+){1,5}\p{L}+\W*$/u.test(clause))
  const read = clauses.map((clause) => interpretAtQuestion(funnel, 'name', clause, today))
  const name = [...read.map(({ answers }) => answers.name), ...read.map(({ doubted }) => doubted?.name)].find(Boolean)
  return name ? rawOf(name) : null
}
