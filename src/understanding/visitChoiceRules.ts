import type { Rule } from './correctionPatterns.ts'
import { takenBack } from './values/availability.ts'

/** 'Segunda de manhã, mas fala pra ele chegar depois das 9' */
export const toCrew =
  /[\s,;.]+(?:mas |s[óo] |e )+(?:fala|diz|diga|avis\w+|pe[çc]\w+|pede|lig\w+)\s(?!.*\b(?:troc\w+|mud\w+|vencimento|telefone|e-?mail|seja|manh[ãa]|tarde)\b)[^?]*$|(?<=\b(?:manh[ãa]|tarde)[\s,]+)(?:contanto|desde) que n[ãa]o seja (?:muito cedo|antes das \d)[^?]*$|[\s,;.]+avis[ea]m? (?:ao?|o|pro|para o) (?:t[ée]cnico|rapaz|mo[çc]o|pessoal)\b[^?]*$|,\s+(?:desde que )?(?:voc[êe]s|vcs|o t[ée]cnico) (?:me )?(?:lig|avis)\w+\b[^?]*$/is

const weekday = '(?:s[áa]bado|domingo|segunda(?! (?:op|v))|ter[çc]a|quarta|quinta|sexta|feriado)(?!\\p{L})'
const ends = '(?=\\s*(?:[?!.]|$))'
/** What also holds where something is asked. */
export const dayOfVisit: readonly Rule[] = [
  // 'Terça não espera terça eu levo o pequeno, bota quinta de tarde'
  [
    new RegExp(
      `^.*(?<!\\p{L})n(?:[ãa]o)?,? (?:es)?pera(?:[ií]| a[ií])?(?!\\p{L}).*\\b(?:bota|p[õo]e|coloca|deixa|marca) (?=(?:na |no |pra |para )?${weekday})`,
      'isu',
    ),
    '',
  ],
  // 'E não tem sábado não?' and 'amanhã domingo n tem?' ask for a day
  [
    new RegExp(
      `(?<!(?:se|que|como) )(?<!\\p{L})n(?:[ãa]o)? tem ((?:visita )?(?:n[oa] |de |em )?${weekday})(?: n(?:[ãa]o)?(?!\\p{L})|${ends})`,
      'giu',
    ),
    'tem $1? ',
  ],
  [new RegExp(`(${weekday}) n(?:[ãa]o)? tem(?: n(?:[ãa]o)?)?${ends}`, 'giu'), 'tem $1? '],
]

/** How the visit that is wanted in the end is told from what was said before. */
export const visitChoiceRules: readonly Rule[] = [
  [takenBack, ''],
  // 'Só pego as chaves dia 3/12, então qualquer dia depois disso'
  [
    /^.*\bdia (\d{1,2})\b(?:\/\d{1,2})?.*\b(?:primeiro|qualquer) dia (?:depois|ap[óo]s)(?: d?iss[eo]| del[ea])?/is,
    'depois do dia $1',
  ],
  // 'Terça de tarde... aff não, tenho prova. bota sábado de manhã'
  [
    /^.*\b(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado)\b.*[,;.…]\s*(?:ent[aã]o |e |mas )*(?=(?:bota|p[õo]e|coloca|marca|deixa)\s(?:na |no |pra |para )?(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado)\b.*\b(?:manh[ãa]|tarde))/is,
    '',
  ],
  // 'Segunda à tarde... hum não, tenho dentista. Terça de manhã então'
  [
    /^.*\b(?:n[ãa]o|putz|ops|vixe|vish|eita|aff)\b[^?]*?[,;.…]\s*(?=(?:ent[ãa]o |pode ser )?(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|seg|ter|qua|qui|sex|s[áa]b)\b[^,;.]*\b(?:manh[ãa]|tarde))/is,
    '',
  ],
  // 'Quarta à tarde se tiver, senão qualquer tarde'
  [/,?\s+se (?:tiver|der|puder|tem|houver)\b[\s,]+sen[ãa]o qualquer\b[^?]*$/is, ''],
  // 'Sexta de manhã, mas se puder depois das 10'
  [/(\b(?:manh[ãa]|tarde)[^,;.]*?)[\s,]+(?:mas |só que )?se (?:puder|der|for possível)\b.*$/is, '$1'],
  [toCrew, ''],
]
