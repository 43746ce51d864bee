import { smallWords, wordSet } from '../smallWords.ts'
import { wordsOf, type Said } from '../said.ts'
import type { Found } from './found.ts'

const yes = wordSet(`
  querer s ss sss sim simm claro quero aceito ok okay okey certeza uhum aham ahan positivo bora yes yep y manda
  mande mandar avisa avise avisem lembra enviar envia envie pode podem gostaria topo fechado concordo autorizo
  beleza blz logico obvio isso yeah sure sin si adoraria bele demorou opa ta bom bacana otimo perfeito certo
`)
const no = wordSet(`
  n nn nnn nao naum naoo no nunca jamais dispenso negativo nop nope nem nada odeio detesto recuso sem non
`)
const neutral = wordSet(
  `
  mandem enviem avisar lembrar receber recebo receba promocoes promocao ofertas oferta email emails mail spam
  propaganda propagandas disso novidades sim pelos nenhuma nenhum essas esses moca moco mais muito precisa
  preciso gosto desse dessas tudo tanto pensar jeito hipotese alguma deus livre bem comigo
`,
  smallWords,
)
const neither =
  /\b(?:tanto faz|nao sei|sei la|talvez|depende|nao entendi|nao ligo|nao vejo problema|sem problema|nao (?:me )?importo?a?|por ?que nao|ou nao|nao ou|mas)\b/

/** A yes or a no in which every word is known; a sentence that says more is neither. */
export function readYesNo(said: Said): Found<'acceptPromotions'> {
  const value = agreement(said.plain)
  return value === null ? null : { value }
}

/** True for a yes, false for a no, null for what is neither. */
export function agreement(plain: string, also: ReadonlySet<string> = none): boolean | null {
  const words = wordsOf(plain).split(' ')
  if (
    words[0] === '' ||
    neither.test(wordsOf(plain)) ||
    /^n(?:ao)?\s*,\s*(?:pode|quero|aceito|manda|sim)\b/.test(plain)
  )
    return null
  if (
    /^(?:nao )?(?:de jeito nenhum|deus me livre|de forma alguma|nem pensar|nem a pau|nem morta?|fora de questao)(?: nao)?$/.test(
      wordsOf(plain),
    )
  )
    return false
  if (!words.every((word) => yes.has(word) || no.has(word) || neutral.has(word) || also.has(word))) return null
  if (words.some((word) => no.has(word) || word === 'dispenso'))
    return words.some((word) => word === 'sim' || word === 's') ? null : false
  return words.some((word) => yes.has(word)) ? true : null
}

const none: ReadonlySet<string> = new Set()
