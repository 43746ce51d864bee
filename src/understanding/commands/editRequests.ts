import { plainWords } from '../../api/contract/values/plainWords.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { questions, shortName } from '../../content/questions/questions.ts'
import { labelNames, otherNames } from '../answerNames.ts'
import { fillers, wordSet } from '../line/smallWords.ts'

const namedLast: readonly Key[] = ['acceptPromotions', 'name']
/** Answers that visitors do not name. */
const unnamed = new Set<Key>(['state', 'city', 'neighborhood', 'street', 'block', 'lot', 'offer', 'code', 'notice'])
const named = new Set([...keysIn(otherNames), ...keysIn(labelNames), ...keysIn(questions)])

const namesOf = (key: Key) => [
  key === 'name' ? 'nome|name' : (labelNames[key] ?? plainWords(shortName(key))),
  otherNames[key],
]
const namedBy = (words: string) => new RegExp(`\\b(${words})(?![a-z])`)
/** The first match wins: 'o e-mail das promoções' means the e-mail, and 'o nome da mãe' hers. */
const edits = [...named]
  .filter((key) => !unnamed.has(key))
  .toSorted((a, b) => namedLast.indexOf(a) - namedLast.indexOf(b))
  .map((key): [Key, RegExp] => [key, namedBy(namesOf(key).filter(Boolean).join('|'))])
const change = new RegExp(
  [
    'err(ei|ad[oa]|ou)|corri[gj]\\w*|correcao|mud(ar|a|e|o|ei)|tro(c|qu)(ar|a|o|e|uei|ad[oa])|alter\\w+',
    'arrum\\w+|edit\\w*|volt(ar|a|e|o)|(?:ver|rever|mostra)(?= .*\\b(?:de novo|novamente|outra vez)\\b)|atualiz\\w+|enganei|confundi|incorret[oa]|outr[oa]',
    'change|fix|correct|wrong|nao (e|esta|ta) (ess|est|cert|corret|isso|mais)\\w*',
  ]
    .map((words) => `\\b(${words})\\b`)
    .join('|'),
  'g',
)
const around = wordSet(
  'want q qro saiu ficou como faco deixa ops eita ah desculpa desculpe acho pera perai espera ' +
    'antes passei dei mandei coloquei informei digitei escrevi escolhi falei disse botei pus ess vez ' +
    'escolher please casa predio residencia porta mano pros novo novamente outra',
  fillers,
)

/** The question whose answer some words name: 'pra que cpf?' */
export const keyNamed = (words: string): Key | null => edits.find(([, name]) => name.test(words))?.[0] ?? null

export const isNamed = (key: Key, words: string) => edits.some(([one, name]) => one === key && name.test(words))

/** Questions whose answer may be called 'o número'. */
export const areNumbers: ReadonlySet<Key> = new Set(['phone', 'document', 'agency', 'account'])

/** Whether 'o número' is the one asked for: 'deixa eu ver o número' of a telephone, but not 'o número da casa' */
export const meansAskedNumber = (open: Key | null, words: string) =>
  open !== null && areNumbers.has(open) && !ofHouse.test(words)
const ofHouse = /\b(?:casa|residencia|imovel|endereco|rua|predio|porta|portao|comeco|atras|antes|mudar|volt\w+)\b/

/** Whether 'o nome' is the mother's, at her question: 'o nome é Fatou', but not 'o meu nome' */
export const meansAskedName = (open: Key | null, words: string) =>
  open === 'motherName' && !/\bmeu (?:sobre)?nome\b|\btitular\b/.test(words)

/** Matches 'Só troca o dia' and 'tem como passar pro dia 15?', which may mean the due day or the visit */
export const changesSomeDay = (words: string) =>
  movesToDay.test(words) || (words.search(change) >= 0 && isOnly(words.replace(change, ' '), /\b(?:dia|data)\b/))
const movesToDay =
  /(?:^|[.,!?] )(?:e |mas )?(?:tem como|da|posso|consigo|pode(?:ria)?m?|(?:seria|e) possivel)? ?(?:para |pra )?(?:mudar?|trocar?|passar?) (?:para|pra|pro|por) (?:o )?dia \d{1,2}\W*$/

const isOnly = (words: string, name: RegExp) =>
  name.test(words) &&
  words
    .replace(name, ' ')
    .split(' ')
    .every((word) => word === '' || around.has(word))

/** The question to reopen: 'errei o cep', 'trocar o plano', 'meu nome está errado' */
export function editedKey(words: string): Key | null {
  if (words.search(change) < 0 || /\d|no documento/.test(words)) return null
  const left = words.replace(change, ' ')
  return edits.find(([, name]) => isOnly(left, name))?.[0] ?? null
}
