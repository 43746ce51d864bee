import { keysIn } from '../../content/questions/answers.ts'
import { asReadBack } from './asReadBack.ts'
import { formed } from '../readings/chooseReading.ts'
import { normalized } from '../line/normalizeText.ts'
import { inDigits } from '../line/numberWords.ts'
import type { Understanding } from '../understandingTypes.ts'

/** Reads answers back if the line itself makes them doubtful. */
export function readBackDoubtful(text: string, heard: Understanding): Understanding {
  if (heard.kind !== 'answers') return heard
  const { plain } = normalized(text)
  const breaksOff = heard.answers.account !== undefined && pause.test(plain)
  const differs = heard.answers.birthDate !== undefined && onPaper.test(inDigits(plain))
  const [only, ...others] = keysIn(heard.answers)
  const isUnsure =
    (unsure.test(plain) || offersFirst.test(plain)) &&
    (others.length > 0 || only === 'dueDate' || (only !== undefined && formed.has(only)))
  return breaksOff || differs || isUnsure || turns(plain) ? asReadBack(heard) : heard
}

/** Matches '14010-100 se não me engano' */
const unsure =
  /\b(?:(?:acho|talvez)(?! (?:\S+ ){0,4}(?:errad[oa]|errei))|nao (?:lembro|sei) (?:direito|bem|ao certo)|(?<!com )certeza|deve ser|m[ei] ?[ei]ngano(?! com)|parece que|creio|chut(?:ei|ando|e|o))\b|\.{2,} ?(?:ops?|opa|pera|acho|eita|ih).*\b(?:errei|errad[oa])\b/

/** Matches 'Serve o do trabalho? 14010-100' */
const offersFirst = /^\W*(?:serve|vale|posso (?:por|dar|usar|botar|colocar|passar))\b[^?]*\?\W*\S/

/** Matches '32 mil e... é 32014-6' */
const pause = /\d\D{0,9}\.{2,}\D*\d/
/** Matches '3 de maio de 1990, mas no documento tá 4' */
const onPaper =
  /\b(?:mas|so que|porem)\b\D{0,30}\b(?:documento|rg|identidade|certidao|registro|registrad[oa]|cnh)\b\D{0,20}\d{1,2}\b(?!\d)/

/** Whether several numbers follow a correction: '23 de agosto de 87 não espera 87 é minha irmã eu sou de 89' */
function turns(plain: string): boolean {
  const [, after = ''] = turn.exec(plain) ?? []
  return (inDigits(after).match(/\d+(?:[\s()./-]+\d+)*/g) ?? []).length > 1
}

const turn = /\bnao[\s,.;…!]+(?:(?:es)?pera(?:i| ai)?|quer dizer)\b(.*)$/s
