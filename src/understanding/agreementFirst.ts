import { normalized } from './normalizeText.ts'
import { stripCourtesy } from './stripCourtesy.ts'

/** What is said besides an agreement: 'confere. E o boleto, pode?'. Null where a line does not agree, or has a but. */
export function afterAgreement(text: string): string | null {
  const [head = ''] = first.exec(text) ?? []
  const more = head === '' ? last.exec(text)?.[1] : text.slice(head.length).replace(leadsOn, '')
  if (more === undefined || limits.test(more)) return null
  return stripCourtesy(normalized(more)).plain.replace(/[^\p{L}\d]|\btudo\b/gu, '') === '' ? '' : more
}

const word =
  '(?:confere|confirm[oa]|confirmad[oa]|sim|certinho|corret[oa]|exato|exatamente|perfeito|isso mesmo|isso a[íi]|(?:t[áa]|est[áa]) (?:tudo )?(?:certo|certinho|ok|correto|[óo]timo)|tudo (?:certo|ok)|pode (?:anotar|seguir|ser))'
/** What agrees only where nothing follows. */
const short = '(?:isso|ok|okay|certo|beleza|blz|s|claro|aham|ah|opa|t[áa])'
const first = new RegExp(
  `^\\W*(?:${short}[\\s,.!;]+)*(?:${word}(?![\\p{L}\\d])[\\s,.!;]*|${short}\\s*(?:[,.!;]+\\s*|$))+`,
  'iu',
)
/** 'Já passei tudo. Confere.' */
const last = new RegExp(`^(\\D*)[,.!;]\\s*(?:confere|confirmo|isso mesmo)\\W*$`, 'iu')
const leadsOn = /^(?:e|ah|a[íi]|olha|ent[ãa]o)(?![\p{L}\d])[\s,]*/iu
const limits =
  /^(?:s[óo]|menos|falt\w+|n[ãa]o)(?!\p{L})|(?<!\p{L})(?:mas|s[óo] que|por[ée]m|errad[oa]|errei|menos [oa]|exceto|faltou)(?!\p{L})/iu
