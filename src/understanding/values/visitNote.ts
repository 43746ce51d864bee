/** A note without the words that ask to pass it on: 'avisa o técnico que o portão é verde' */
export const noteAlone = (text: string) =>
  text
    .replace(asksToPass, '')
    .replace(/[\s,;.]+$/, '')
    .trim()

const tell = '(?:avis[ae]r?|avisem|fal[ae]r?|diz|diga|ped[ei]r?|pe[çc][ao]|lembr[ae]r?|orient[ae]r?|inform[ae]r?)'
const crew =
  '(?:t[ée]cnicos?|instalador(?:es)?|rapaz|mo[çc]o|guri|equipe|profission(?:al|ais)|ele|quem (?:vier|vem|for|vir))'
const small = '(?:(?:l[áa]|a[ií]|j[áa]|tamb[ée]m|tmb|tb|s[óo])\\s+)*'
const joins = '(?:e|mas|s[óo]|ah|a[ií]|ent[ãa]o|tamb[ée]m|tmb|por[ée]m|por favor|pf|pfv|favor|bah|uai)'
/** Words that ask to pass something on: 'fala pro rapaz', 'recado:'; not 'não avisa o técnico', 'eu já falei pro rapaz' */
const passesOn =
  `(?:(?<!(?<!\\p{L})(?:n[ãa]o|nem|n|precisa|que)\\s)${tell}\\s+${small}(?:(?:pr[oa]|ao?|par?a [oa]|pra|para|[oa])\\s+)?${crew}(?!\\p{L})|` +
  '(?:bot[ae]r?|p[õo]e|coloc[ae]r?|anot[ae]r?|inclu\\p{L}+)\\s+n?(?:o|esse)\\s+recado\\s+(?:(?:tamb[ée]m|tmb|tbm|tb|a[ií])\\s+)?(?:que|q)\\s|' +
  '(?:ped[ei]r?|pe[çc]am?)\\s+(?:pr?a|para)\\s+(?=(?:ligar(?:em)? antes|bater|tocar|buzinar|interfonar|chamar)(?!\\p{L}))|' +
  '(?:(?:(?:anot|deix|mand|bot)\\p{L}+\\s+)?(?:a[ií]\\s+)?(?:um|o|meu)\\s+)?(?:recado|observa[çc][ãa]o)(?: pr[oa] \\p{L}+| para [oa] \\p{L}+)?:)'
export const asksForCrew = new RegExp(`(?<!\\p{L})(?<!\\bme )${passesOn}`, 'iu')
/** Announces a note: 'queria deixar um recado' */
export const announces = /(?<!\p{L})um(?:a)? (?:recado|observa[çc][ãa]o)(?!\p{L})(?!.*:\s*\S)/iu
export const pause = new RegExp(
  `(?<=[.!?;,\\n])\\s+|(?<!(?<!\\p{L})(?:anot|deix|mand|bot)\\p{L}{1,3}(?: a[ií])?)\\s+(?=(?:${joins}\\s+)*${passesOn})|\\s+(?=(?:mas|por[ée]m|s[óo] que)\\s)`,
  'iu',
)
const asksToPass = new RegExp(
  `^\\W*(?:(?:${joins}[\\s,]+)*${passesOn}\\s*(?:(?:que|q)\\s+|(?:pr?a?ra|pra|de|a)\\s+(?=\\S+r\\s))?|(?:(?:e|mas|s[óo] que|ah)[\\s,]+)+)[:\\s]*`,
  'iu',
)
/** Joining words at the end of the rest of a line. */
export const joinsLast = new RegExp(`(?:[\\s,;]+${joins})+[\\s,;]*$|[\\s,;]+$`, 'iu')
/** Conditions, objections, withdrawals and wishes of others, which concern the order and no technician. */
export const isOfOrder =
  /(?<![\p{L}-])(?:se|desde que|contanto que|caso|n[ãa]o (?:avis\p{L}+|precis\p{L}+|quero|vou|aceito|gostei)|quero|queria|gostaria|ainda n[ãa]o|cancel\p{L}+|desist\p{L}+|desconto|pre[çc]os?|dinheiro|propagandas?|promo\p{L}+|multa|fidelidade|boleto|d[ée]bito|procon|reclam\p{L}+|atendente|pedido|plano|nome|cpf|disse|falei|falou|(?:voc[êe]s?|vcs?|c[êe]) \p{L}+(?:ou|aram|eram|eu))(?!\p{L})/iu
/** A clause that takes the note back: 'tira o recado', 'não era recado nenhum' */
export const takesBack =
  /^\W*(?:(?:por favor|e|mas|ent[ãa]o|ah|pode|n[ãa]o)[\s,:]+)*?(?:(?<!n[ãa]o )(?:(?:re)?tir[aeo]\p{L}*|apag\p{L}+|remov\p{L}+|exclu\p{L}+)(?: \p{L}+){0,3}|(?:n[ãa]o (?:era|[ée]|foi|quero|pedi)|(?:quero \p{L}+ \p{L}+ )?sem)(?: \p{L}+){0,2}) (?:recado|observa[çc][ãa]o)(?!\p{L})(?!.*\?)|^\W*n[ãa]o o pedi\W*$/iu
/** Agrees to an offered note: 'sim, manda o recado' */
export const sendsNote =
  /^\W*(?:(?:sim|pode|quero|isso|ok|e|ent[ãa]o|por favor)[\s,]+)*(?:mand|lev|pass|anot|envi)\p{L}*(?: \p{L}+)? (?:o|esse|este|meu) recado(?!\p{L}|\s*:)(?!.*\?)/iu
/** The new words of a note: 'muda o recado para portão azul', 'esse recado ficou estranho, põe só casa azul' */
export const putsRight =
  /(?<!\p{L})(?:(?<!n[ãa]o )(?:mud[ae]|troc[ae]|corrig[ei])r? (?:o|esse|meu) recado(?: (?:para|pra|por)\s+|[:,]\s*)|recado(?!:).*(?:errad|estranh|esquisit|falt(?:ou|a))\p{L}*(?: (?:o )?resto)?[,.;] (?:(?:e|ent[ãa]o) )?(?:p[õo]e|bota|coloca|deixa|[ée]) (?:s[óo] |que )*)([^.!?]+)/iu
/** Days and times, which tell when the visit may be. */
export const isOfTime =
  /(?<!\p{L})(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|seg|ter|qua|qui|sex|s[áa]b|hoje|amanh[ãa]|manh[ãa]s?|tardes?|cedo|dias?|semana|almo[çc]o|noite|folg\p{L}+|plant[ãa]o)(?!\p{L})/iu
