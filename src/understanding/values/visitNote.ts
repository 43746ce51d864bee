/** A note without the words that ask to pass it on: 'avisa o técnico que o portão é verde' */
export const noteAlone = (text: string) =>
  text
    .replace(asksToPass, '')
    .replace(/[\s,;.]+$/, '')
    .trim()

const tell =
  '(?:avis[ae]r?|avisem|fal[ae]r?|diz|diga|dizer|ped[ei]r?|pe[çc][ao]|lembr[ae]r?|orient[ae]r?|inform[ae]r?|manda)'
const crew =
  '(?:t[ée]cnicos?|instalador(?:es)?|rapaz(?:es)?|mo[çc]os?|guri|equipe|pessoal|cara|menino|profission(?:al|ais)|eles?|turma|galera|quem (?:vier|vem|for|vir))'
const small = '(?:(?:l[áa]|a[ií]|j[áa]|tamb[ée]m|tmb|tb|s[óo])\\s+)*'
const joins = '(?:e|mas|s[óo]|ah|a[ií]|ent[ãa]o|tamb[ée]m|tmb|por[ée]m|por favor|pf|pfv|favor|bah|uai)'
/** Words that ask to pass something on: 'fala pro rapaz', 'anota aí que', 'recado:' */
const passesOn =
  `(?:${tell}\\s+${small}(?:(?:pr[oa]s?|ao?s?|par?a [oa]s?|pra|para|[oa]s?)\\s+)?${crew}(?!\\p{L})|` +
  `(?:(?:avis|lembr|anot)[ae]|(?:coloca|bot[ae]|p[õo]e|ponha) (?:a[ií]|no pedido))\\s+${small}(?:que|q)(?!\\p{L})|` +
  '(?:(?:um|uma|o|meu)\\s+)?(?:recado|observa[çc][ãa]o|refer[êe]ncia|detalhe|informa[çc][ãa]o)[^:]{0,20}:)'
export const asksForCrew = new RegExp(`(?<!\\p{L})(?<!\\bme )${passesOn}`, 'iu')
/** Announces a note: 'queria deixar um recado', 'falta um detalhe' */
export const announces =
  /(?<!\p{L})(?:recado|observa[çc][ãa]o|ponto de refer[êe]ncia|(?:mais|falta) uma? (?:detalhe|coisa|informa[çc][ãa]o))(?!\p{L})(?!.*:\s*\S)/iu
export const pause = new RegExp(
  `(?<=[.!?;,\\n])\\s+|\\s+(?=(?:${joins}\\s+)*${passesOn})|\\s+(?=(?:mas|por[ée]m|s[óo] que)\\s)`,
  'iu',
)
const asksToPass = new RegExp(
  `^\\W*(?:(?:${joins}[\\s,]+)*${passesOn}\\s*(?:(?:que|q)\\s+|(?:pr?a?ra|pra|de|a)\\s+(?=\\S+r\\s))?|(?:(?:e|mas|s[óo] que|ah)[\\s,]+)+)[:\\s]*`,
  'iu',
)
/** Joining words at the end of the rest of a line. */
export const joinsLast = new RegExp(`(?:[\\s,;]+${joins})+[\\s,;]*$|[\\s,;]+$`, 'iu')
/** A note taken back, or put right: 'tira o recado', 'muda o recado: só o portão azul' */
export const takesBack =
  /^\W*(?:\p{L}+\s+){0,2}(?:tira\w*|apag\w+|remov\w+|retir\w+|esquec\w+|cancel\w+)\s+(?:[oa]|ess[ea]|meu)\s+(?:recado|observa[çc][ãa]o)(?!\p{L})/iu
export const putsRight =
  /^\W*(?:\p{L}+\s+){0,2}(?:mud\w+|troc\w+|corri[gj]\w+|alter\w+)\s+(?:[oa]|ess[ea]|meu)\s+(?:recado|observa[çc][ãa]o)(?:\s+(?:pr[oa]|para [oa]) \S+)?(?:[\s,:]+(?:e|pra|para|por))*[\s,:]+/iu
/** Days and times, which tell when the visit may be. */
export const isOfTime =
  /(?<!\p{L})(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|seg|ter|qua|qui|sex|s[áa]b|hoje|amanh[ãa]|manh[ãa]s?|tardes?|cedo|dias?|semana|almo[çc]o|noite|folg\p{L}+|plant[ãa]o)(?!\p{L})/iu
