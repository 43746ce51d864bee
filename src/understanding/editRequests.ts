import { plainWords } from '../api/contract/values/plainWords.ts'
import { keysIn, type Key } from '../content/questions/answers.ts'
import { questions, shortName } from '../content/questions/questions.ts'
import { labelNames } from './findAnswerLabels.ts'
import { fillers, wordSet } from './smallWords.ts'

/** How answers to change are named besides their labels; the first match wins. */
const alsoNamed: { [K in Key]?: string } = {
  motherName: 'mae',
  cep: 'endereco|local',
  complement: 'apartamento|apto|bloco',
  plan: 'velocidade|oferta|pacote',
  phone: '',
  email: '',
  birthDate: '(data|ano) que (eu )?nasci',
  document: '',
  dueDate: 'pagamento|dia de pagar|dia(?= (?:pra|para|pro) (?:o )?(?:dia )?\\d)',
  directDebit: '(forma|jeito) de (pagamento|pagar)|debito|boleto',
  agency: '',
  account: '',
  bank: '',
  schedule: 'horario|tecnico|periodo|visita|agendamento',
  number: '',
}
/** What nobody names. */
const unnamed = new Set<Key>(['state', 'city', 'neighborhood', 'street', 'block', 'lot', 'offer', 'code', 'notice'])
const others = keysIn(questions).filter((key) => !unnamed.has(key) && key !== 'name' && alsoNamed[key] === undefined)

const namesOf = (key: Key) =>
  key === 'name' ? ['nome|sobrenome|name'] : [labelNames[key] ?? plainWords(shortName(key)), alsoNamed[key]]
const namedBy = (words: string) => new RegExp(`\\b(${words})(?![a-z])`)
const edits = [...keysIn(alsoNamed), ...others, 'name' as const].map((key): [Key, RegExp] => [
  key,
  namedBy(namesOf(key).filter(Boolean).join('|')),
])
const change = new RegExp(
  [
    'err(ei|ad[oa]|ou)|corri[gj]\\w*|correcao|mud(ar|a|e|o|ei)|tro(c|qu)(ar|a|o|e|uei|ad[oa])|alter\\w+',
    'arrum\\w+|edit\\w*|volt(ar|a|e|o)|atualiz\\w+|enganei|confundi|incorret[oa]|outr[oa]',
    'change|fix|correct|wrong|nao (e|esta|ta) (ess|est|cert|corret|isso|mais)\\w*',
  ]
    .map((words) => `\\b(${words})\\b`)
    .join('|'),
  'g',
)
const around = wordSet(
  'want q qro saiu ficou como faco deixa ops eita ah desculpa desculpe acho pera perai espera ' +
    'antes passei dei mandei coloquei informei digitei escrevi escolhi falei disse botei pus ess vez ' +
    'escolher please casa predio residencia porta',
  fillers,
)

/** The question whose answer some words name: 'pra que cpf?'. */
export const keyNamed = (words: string): Key | null => edits.find(([, name]) => name.test(words))?.[0] ?? null

/** Whether words name an answer. */
export const isNamed = (key: Key, words: string) => edits.some(([one, name]) => one === key && name.test(words))

/** What one may call 'o número' where it is asked. */
export const areNumbers: ReadonlySet<Key> = new Set(['phone', 'document', 'agency', 'account'])

/** Whether a number is the one that is asked: 'deixa eu ver o número' of a telephone, but not 'o número da casa'. */
export const meansAskedNumber = (open: Key | null, words: string) =>
  open !== null &&
  areNumbers.has(open) &&
  !/\b(?:casa|residencia|imovel|endereco|rua|predio|porta|portao|comeco|atras|antes|mudar|volt\w+)\b/.test(words)

/** 'Só troca o dia': the day to pay, or that of the visit. */
export const changesSomeDay = (words: string) =>
  words.search(change) >= 0 && isOnly(words.replace(change, ' '), /\b(?:dia|data)\b/)

const isOnly = (words: string, name: RegExp) =>
  name.test(words) &&
  words
    .replace(name, ' ')
    .split(' ')
    .every((word) => word === '' || around.has(word))

/** 'errei o cep', 'trocar o plano', 'meu nome está errado': the question to open again. */
export function editedKey(words: string): Key | null {
  if (words.search(change) < 0 || /\d|no documento/.test(words)) return null
  const left = words.replace(change, ' ')
  return edits.find(([, name]) => isOnly(left, name))?.[0] ?? null
}
