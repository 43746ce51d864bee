import { askedAt } from '../../content/faq/askedAt.ts'
import { everyEntry } from '../../content/faq/everyEntry.ts'
import { numberNames } from '../numberWords.ts'
import { fillers, wordSet } from '../smallWords.ts'
import { saidAs, wordsOf } from '../said.ts'
import { months } from './months.ts'
import { usualNames } from './usualNames.ts'

/** Words of which no name is made here, those of both genders with an '@': who writes one of them says something else. */
const notNames: ReadonlySet<string> = wordSet(
  'ave governador acougue wi table conquista santissima google cristo ferro play itau palmeiras manaus banda salve escola clinica hospital praca posto ' +
    'ii ainda ali anterior apenas apto bank brasil cas@ centro chamo desconhecid@ deus disse don@ edificio ' +
    'elas era errad@ erro falecid@ feliz igreja isto jardim loj@ ltda lula magazine mal menin@ ' +
    'menos mercado viuv@ mesm@ mora muit@ nada nasci nascid@ naum nem nenhum nombre noss@ nov@ nunca oficina outr@ ' +
    'padaria parque pergunta porque praia quarta quer quinta residencial restaurante sexta ' +
    'sua talvez tchau temos bora choque finada biologica memoriam vendedor ' +
    'representante brincadeira mentira ultim@ vcs vila',
  [...fillers, ...numberNames, ...months.filter((month) => month !== 'marco' && month !== 'agosto')],
)

/** Places with a usual name in theirs, written where a name is asked. */
export const placeNames =
  /^(sant[ao]|sao|ribeirao preto|porto alegre|belo horizonte|duque de caxias|vitoria regia|joao pessoa|(costa|copa|praca|ilha|serra|porto|praia|lagoa|morro|vale|campos|estacao|shopping) d[aeo]s?) /

/** Words that questions are asked with. */
const asked = new Set(
  [
    ...everyEntry.flatMap(({ question, alike }) => [question, ...alike]),
    ...Object.values(askedAt).flatMap(Object.values<string>),
  ].flatMap((phrase) => wordsOf(saidAs(phrase).plain).split(' ')),
)

/** Whether sentences are made of a word, and no names. */
export const isOfSentences = (word: string) =>
  notNames.has(word) || notNames.has(word.replace(/[oa]s?$/, '@')) || (asked.has(word) && !usualNames.has(word))
