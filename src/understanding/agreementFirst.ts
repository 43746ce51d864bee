import { normalized } from './normalizeText.ts'
import { stripCourtesy } from './stripCourtesy.ts'

/** What is said besides an agreement: 'confere. E o boleto, pode?'. Null where a line does not agree, or has a but. */
export function afterAgreement(text: string): string | null {
  if (saidBefore.test(text)) return ''
  const [head = ''] = first.exec(text) ?? []
  const more = text.slice(head.length).replace(leadsOn, '')
  if (head === '' || limits.test(more) || asksItself.test(text.slice(head.trimEnd().length))) return null
  const isAlone = stripCourtesy(normalized(more)).plain.replace(/[^\p{L}\d]|\btudo\b/gu, '') === ''
  return !isAlone ? more : text.includes('?') ? null : ''
}

const word =
  '(?:confere|confirmo|confirmad[oa]|sim|certinho|corret[oa]|exato|exatamente|perfeito|isso mesmo|isso a[íi]|(?:t[áa]|est[áa]) (?:tudo )?(?:certo|certinho|ok|correto|[óo]timo)|tudo (?:certo|ok)|pode (?:anotar|seguir|ser))'
/** What agrees only where nothing follows. */
const short = '(?:isso|ok|okay|certo|beleza|blz|s|claro|aham|t[áa])'
/** 'Correto é 53' */
const noValue = '(?!\\s*:|\\s+(?:é|eh|seria|era|ser[áa])(?!\\p{L}))'
const first = new RegExp(
  `^\\W*(?:${short}[\\s,.!;]+)*(?:${word}(?![\\p{L}\\d])${noValue}[\\s,.!;]*|${short}\\s*(?:[,.!;]+\\s*|$))+`,
  'iu',
)
/** 'Já passei tudo. Confere.' */
const saidBefore =
  /^\W*(?:[eé]u )?j[áa] (?:passei|falei|disse|mandei|confirmei)(?: (?:tudo|isso|antes))*[\s,.!;]+(?:sim,? )?confere\W*$/iu
const leadsOn = /^(?:e|ah|a[íi]|olha|ent[ãa]o)(?![\p{L}\d])[\s,]*/iu
const asksItself = /^\s*\?/
const limits =
  /^(?:s[óo]|menos|falt\w+|(?:que|digo|digo que) n[ãa]o|n[ãa]o|fora|tirando|na verdade|ali[áa]s)(?!\p{L})|(?<!\p{L})(?:mas|s[óo] que|por[ée]m|quase|incorret\p{L}*|trocad\p{L}*|troc\p{L}+|err(?:ou|ei|ad\p{L}+)|espera|pera[ií]?|digo|estranh\p{L}*|menos [oa]|exceto|falt(?:ou|ando)|na verdade|ali[áa]s|pensando bem|que (?:eu )?n[ãa]o|que (?:eu )?mude)(?!\p{L})/iu
