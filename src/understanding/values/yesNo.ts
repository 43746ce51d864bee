import { expandShortForms } from '../line/expandShortForms.ts'
import type { Said } from '../line/normalizeText.ts'
import { fillers, wordSet } from '../line/smallWords.ts'
import type { Found } from './readerResult.ts'

/** Words that agree in any context. */
export const agreesAlone = wordSet(
  'querer s sim claro quero desejo aceito ok okay certeza uhum aham positivo bora yes y manda mande mandar ' +
    'bota botar poe inclui cutuca marcado marcada topo demorou partiu adoro uhul show simbora avisa avise avisem lembra enviar envia envie pode podem gostaria fechado concordo',
)
const yes = wordSet(
  'autorizo autorizado liberado libero beleza obvio isso bele opa esta bom otimo perfeito certo',
  agreesAlone,
)
const no = wordSet(
  'desmarcado desmarcada nah nao neca necas nops nein negativo nadinha nunca jamais dispenso negativo nop nem nada odeio detesto recuso sem',
)
const neutral = wordSet(
  'precisa fila envio mensagens novidade mandem enviem avisar lembrar receber recebo receba promocoes promocao ofertas oferta email mail spam ' +
    'propaganda publicidade informei disso novidades pelos nenhuma nenhum essas esses moca moco muito ' +
    'gosto desse tanto pensar jeito alguma deus livre comigo enquanto hoje oxe oxente tche bah uai ue ora ne eita aff capaz carece enche encher saco paciencia ' +
    'no juvenal voces de filho filha meu minha mano mana guria guri rapaz bem amor querida vida caso coisa coisas caixa entrada lixo eletronico vish credo por mim',
  fillers,
)
const neither = new RegExp(
  '\\b(tanto faz|que bom|o que e|que isso|nao sei|sei la|talvez|depende|nao entendi|nao ligo|(?<!nem )pensar|' +
    'nao (me )?importo?a?(?! (?:pode|manda))|por ?que nao|ou nao|nao ou|mas)\\b',
)
/** Phrases that are a yes or a no as a whole, such as a denied trouble or an oath. */
const wholly: [RegExp, string][] = [
  [
    new RegExp(
      '\\b(nao ((vai |me |te |ha de )*(custa|custar|incomod\\w+|atrapalh\\w+|doi|oponho|opoe)( nada)?|' +
        '((vejo|tenho|tem|ha|faz) )?(nenhum |nada )?(problemas?|mal|contra|objecao|inconveniente)( (nisso|algum|nenhum))*)|' +
        '^(?:[^ ]+ )*custa nada|sem (problemas?|crise|grilo|estresse)( nenhum| algum)?|por mim (tudo bem|pode))\\b',
    ),
    'sim',
  ],
  [
    new RegExp(
      '\\b((de|em) (jeito|forma|maneira|modo|hipotese) (nenhum|nenhuma|algum|alguma|maneira)|' +
        'deus (que )?me (livre|guarde|defenda|dibre)( e guarde)?|nem (a pau|mort[oa]|pensar|pensando|ferrando|lascando|sonhando|brincando|pintad[oa]|que a vaca tussa|' +
        'vem|amarrad[oa]|obrigad[oa]|de graca)|fora de questao|podem? (parar|deixar|cortar|tirar|cancelar|pular|esquecer)( de)?( (me )?(mandar|enviar|avisar))?|(to|estou|esta|tou) fora|sai (fora|pra la|para la)|vade retro)\\b',
    ),
    'nao',
  ],
]

/** A yes or a no in which every word is known, or with a remark that does not contradict it. */
export function readYesNo(said: Said): Found<'acceptPromotions'> {
  const value = agreement(said.plain) ?? besideRemarks(said.plain)
  return value === null ? null : { value }
}

/** A yes or a no with a reason after it that does not contradict it. */
function besideRemarks(plain: string): boolean | null {
  const [first = '', ...remarks] = plain.split(/\s*[,;.!]+\s+|\s+(?=(?:porque|pq|pois)\s)/)
  const value = remarks.length > 0 ? agreement(first) : null
  const words = expandShortForms(remarks.join(' ')).split(' ')
  const isOpposed =
    /\bmais (?:spam|propaganda|lixo)\b/.test(plain) ||
    words.some((word) => (value ? no.has(word) || word === 'menos' : surely.has(word)))
  return value === null ||
    isOpposed ||
    (value && isConditional(plain)) ||
    /\d{3}|\d[./]\d|[@?]/.test(plain) ||
    unsettled.test(plain)
    ? null
    : value
}
const surely = wordSet('sim quero aceito claro manda mande pode podem bora concordo')
/** Whether a yes has a condition, which cannot be honoured. */
export const isConditional = (plain: string) => /\b(?:so|somente|apenas|desde que|contanto|caso|se)\b/.test(plain)
const unsettled =
  /\b(mas|so se|se|ou|depende|talvez|acho|porem|nome|meu|minha|email|e-mail|debito|boleto|cpf|cnpj|cep|telefone|celular|vencimento|quant\w+|qual|quais|como|quando|onde|consigo|posso|da (pra|para)|voces?|vcs|dados)\b/

/** The last yes or no if a line says both: 'sim, quero. não, não, melhor não'. Else null. */
export function afterTurn(plain: string): boolean | null {
  const said = plain
    .split(/[.!?]+\s*/)
    .flatMap((sentence, at) => {
      const clauses = sentence.split(/[,;…]+\s*/)
      const other = at === 0 ? -1 : clauses.findIndex(isOfOther)
      return other < 0 ? clauses : clauses.slice(0, other)
    })
    .map((clause) => clause.replace(/^(?:ah+|melhor|entao) | entao$/, ''))
    .map(saidIn)
  const last = said.findLast((one) => one !== null) ?? null
  return last !== null && said.includes(!last) ? last : null
}
const saidIn = (clause: string) =>
  goesOn.test(clause) || goesOn.test(expandShortForms(clause)) ? null : agreement(clause)
/** Whether a clause begins something else: 'Não. O endereço tem complemento, sim' */
const isOfOther = (clause: string) => clause.split(' ').length > few && saidIn(clause) === null
const few = 3

/** Matches words that only go on: 'Não quero. Bora, meu CPF é …', 'não. Então ok' */
const goesOn =
  /^(?:bora|simbora|partiu|beleza|ok|okay|ta(?: bom| certo)?|certo|bom|opa|pode (?:seguir|ir|continuar)|isso)$/

/** True for a yes, false for a no, null for neither. */
export function agreement(plain: string, also: ReadonlySet<string> = none): boolean | null {
  const sentence = expandShortForms(plain)
  if (sentence === '' || neither.test(sentence)) return null
  const words = wholly.reduce((all, [phrase, word]) => all.replace(phrase, word), sentence).split(' ')
  if (sentence === 'no') return false
  if (!words.every((word) => [yes, no, neutral, also].some((known) => known.has(word)))) return null
  if (words.some((word) => no.has(word))) return words.includes('sim') || words.includes('s') ? null : false
  return words.some((word) => yes.has(word)) ? true : null
}

const none: ReadonlySet<string> = new Set()
