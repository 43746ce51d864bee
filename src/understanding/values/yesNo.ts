import { fullWords } from '../fullWords.ts'
import type { Said } from '../said.ts'
import { fillers, wordSet } from '../smallWords.ts'
import type { Found } from './found.ts'

const yes = wordSet(
  'querer s sim claro quero aceito ok okay certeza uhum aham positivo bora yes y manda mande mandar ' +
    'avisa avise avisem lembra enviar envia envie pode podem gostaria fechado concordo beleza ' +
    'obvio isso bele opa esta bom otimo perfeito certo',
)
const no = wordSet('nao no nunca jamais dispenso negativo nop nem nada odeio detesto recuso sem')
const neutral = wordSet(
  'precisa mandem enviem avisar lembrar receber recebo receba promocoes promocao ofertas oferta email mail spam ' +
    'propaganda disso novidades pelos nenhuma nenhum essas esses moca moco muito ' +
    'gosto desse tanto pensar jeito alguma deus livre comigo enquanto hoje',
  fillers,
)
const neither = new RegExp(
  '\\b(tanto faz|nao sei|sei la|talvez|depende|nao entendi|nao ligo|nao vejo problema|sem problema|(?<!nem )pensar|' +
    'nao (me )?importo?a?|por ?que nao|ou nao|nao ou|mas)\\b',
)
const never = new RegExp(
  '^(nao )?(de jeito nenhum|deus me livre|de forma alguma|nem pensar|nem a pau|nem morta?|fora de questao)' +
    '( nao)?$',
)
/** 'Não, pode mandar' may mean both. */
const noThenYes = /^n(ao)?\s*,\s*(pode|quero|aceito|manda|sim)\b/

/** A yes or a no in which every word is known; a sentence that says more is neither. */
export function readYesNo(said: Said): Found<'acceptPromotions'> {
  const value = agreement(said.plain)
  return value === null ? null : { value }
}

/** True for a yes, false for a no, null for what is neither. */
export function agreement(plain: string, also: ReadonlySet<string> = none): boolean | null {
  const sentence = fullWords(plain)
  if (sentence === '' || neither.test(sentence) || noThenYes.test(plain)) return null
  if (never.test(sentence)) return false
  const words = sentence.split(' ')
  if (!words.every((word) => [yes, no, neutral, also].some((known) => known.has(word)))) return null
  if (words.some((word) => no.has(word))) return words.includes('sim') || words.includes('s') ? null : false
  return words.some((word) => yes.has(word)) ? true : null
}

const none: ReadonlySet<string> = new Set()
