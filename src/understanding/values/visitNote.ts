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
  '(?:ped[ei]r?|pe[çc]am?)\\s+(?:pr?a|para)\\s+(?=(?:ligar(?:em)? antes|bater|tocar|buzinar|interfonar|chamar)(?!\\p{L}))|' +
  '(?:(?:(?:anot|deix|mand|bot)\\p{L}+\\s+)?(?:a[ií]\\s+)?(?:um|o|meu)\\s+)?(?:recado|observa[çc][ãa]o)(?: pr[oa] \\p{L}+| para [oa] \\p{L}+)?:)'
export const asksForCrew = new RegExp(`(?<!\\p{L})(?<!\\bme )${passesOn}`, 'iu')
/** Announces a note: 'queria deixar um recado' */
export const announces = /(?<!\p{L})um(?:a)? (?:recado|observa[çc][ãa]o)(?!\p{L})(?!.*:\s*\S)/iu
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
/** Conditions, objections, withdrawals and wishes of others, which concern the order and no technician. */
export const isOfOrder =
  /(?<!\p{L})(?:se|desde que|contanto que|caso|n[ãa]o (?:avis\p{L}+|precis\p{L}+|quero|vou|aceito|gostei)|quero|queria|gostaria|ainda n[ãa]o|cancel\p{L}+|desist\p{L}+|desconto|pre[çc]os?|dinheiro|propagandas?|promo\p{L}+|multa|fidelidade|boleto|d[ée]bito|procon|reclam\p{L}+|atendente|pedido|plano|nome|cpf|disse|falei|falou|(?:voc[êe]s?|vcs?|c[êe]) \p{L}+(?:ou|aram|eram|eu))(?!\p{L})/iu
/** A note taken back: 'tira o recado', 'não era recado nenhum' */
export const takesBack =
  /^(?!.*\?).*(?<!(?<!\p{L})(?:n[ãa]o|nem) )(?<!\p{L})(?:(?:re)?tir[aeo]\p{L}*|apag\p{L}+|remov\p{L}+|exclu\p{L}+|cancel\p{L}+|dispens\p{L}+|sem|n[ãa]o (?:[ée]|era|foi|quero|queria|pedi|dei|deixei|precis\p{L}+|mand\p{L}+|tem|tenho))(?: \p{L}+){0,4} (?:recado|observa[çc][ãa]o)(?!\p{L})/iu
/** Agrees to an offered note: 'sim, manda o recado' */
export const sendsNote =
  /^\W*(?:(?:sim|pode|quero|isso|ok|e|ent[ãa]o|por favor)[\s,]+)*(?:mand|lev|pass|anot|envi)\p{L}*(?: \p{L}+)? (?:o|esse|este|meu) recado(?!\p{L})(?!.*\?)/iu
/** The new words of a note: 'muda o recado para portão azul', 'esse recado ficou estranho, põe só casa azul' */
export const putsRight =
  /(?<!\p{L})(?:(?<!n[ãa]o )(?:mud[ae]|troc[ae]|corrig[ei])r? (?:o|esse|meu) recado(?: (?:para|pra|por)\s+|[:,]\s*)|recado(?!:).*[,.;] (?:(?:e|ent[ãa]o) )?(?:p[õo]e|ponha|bota|coloca|deixa|escreve)r? (?:s[óo]|apenas|somente|que)(?: que)? |recado certo (?:é|eh):? )(.+)$/isu
/** Days and times, which tell when the visit may be. */
export const isOfTime =
  /(?<!\p{L})(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|seg|ter|qua|qui|sex|s[áa]b|hoje|amanh[ãa]|manh[ãa]s?|tardes?|cedo|dias?|semana|almo[çc]o|noite|folg\p{L}+|plant[ãa]o)(?!\p{L})/iu
