import { withWeekdays } from './weekdaysWritten.ts'

/** The words about suitable times, without reasons and retracted days. */
export const wordsOfWish = (plain: string) =>
  withWeekdays(plain)
    .replace(/\bn\b(?!\W*\d)/g, 'nao')
    .replace(sleepsIn, 'durmo de manha')
    .replace(everyOther, ' ')
    .replace(notThat, '')
    .replace(notTold, '$1')
    .replace(otherHalf, '')
    .replace(allOfThem, '')
    .replace(hourWithin, ' ')
    .replace(notThis, ', nem ')
    .replace(noThenWhy, ' nao, ')
    .replace(asTold, ', ')
    .replace(otherNumber, '$1$2')
    .replace(takenBack, '')

const dayName = '(?:segunda|terca|quarta|quinta|sexta|sabado)(?:-feira)?'
const half = '(?: (?:de |a |pela )?(?:manha|tarde))?'

/** Matches 'Tu num me respondeu da quinta-feira não', which does not deny Thursday */
const notTold =
  /\b(?:nao|num|n) (?:me )?(?:respond|fal|diss|cont|avis)\w+ (?:nada )?((?:se (?:tem|da) )?(?:d?n?[aeo]s? )?\S+)(?: nao\b)?/

/** Matches the reason against the other half: 'de tarde, que de manhã o bebê dorme' */
const otherHalf =
  /(?<=\b(?:tarde|almoco)\b.*)\b(?:que|q|pq|porque|pois) (?:de |pela )?manha\b(?:(?!,? (?:ou|senao) |[.;]).)*|(?<=\bmanha\b.*)\b(?:que|q|pq|porque|pois) (?:de |a )?tarde\b(?:(?!,? (?:ou|senao) |[.;]).)*/
/** Matches the end of 'Quinta 26, sexta 27 e terça 24, todas à tarde' */
const allOfThem = /\b(?:tod[oa]s|ambas|ambos|sempre)(?: el[ae]s)?,? (?=(?:a|de|pela|na) (?:tarde|manha))/g

/** Matches an hour within the named half: 'terça de manhã, mas só depois das 10' */
const hourWithin =
  /(?<=\bmanha\b[^.;!?]{0,20})\b(?:depois|apos|a partir|antes|ate)(?: (?:d?[ao]s?|umas))? (?:0?[89]|1[01])(?:h\w*|:\d\d)?(?![\w:/]| (?:horas )?da (?:tarde|noite))|(?<=\btarde\b[^.;!?]{0,20})\b(?:depois|apos|a partir|antes|ate)(?: (?:d?[ao]s?|umas))? (?:1[3-7]|[1-5])(?:h\w*|:\d\d)?(?![\w:/]| (?:horas )?da (?:manha|noite))/g

/** Matches 'Eu durmo até tarde', 'acordo tarde' */
const sleepsIn = /\b(?:durmo|dormir|acordo|acordar) (?:(?:ate|muito|mais|bem) )*tarde\b(?!.*\bmanha\b)/g
/** Matches 'Folgo quarta sim quarta não' */
const everyOther = /\b(\w+) sim,? (?:e )?\1 nao\b/g
/** Matches 'Quarta não eu trabalho' */
const noThenWhy = new RegExp(`(?<=${dayName}${half}) nao (?=(?:eu|ele|ela|que|q|pq|porque|pois|a gente|la) )`, 'g')
/** Matches 'Quinta de manhã que eu falei quarta não posso' */
const asTold = /(?<!,) (?:que|q|pois|porque|pq) (?:eu )?(?:ja )?(?:falei|disse|avisei) (?:que )?/g
/** Matches 'Falei quinta de tarde não quarta' */
const notThis = new RegExp(
  `(?<=(?:\\b(?:falei|disse|pedi|quero|queria|era)|^e|[,.] e) (?:n?a |para |pra )?${dayName}${half}) (?:e )?nao (?:e )?(?:n?a )?(?=${dayName}\\W*$)`,
  'g',
)

/** Matches 'Dia 24, digo 25' */
const otherNumber =
  /\b(dia )\d{1,2}[\s,.]+(?:digo|alias|quer dizer|ou melhor|ops|opa|minto|nao,)[\s,.]+(?:e )?(\d{1,2})\b/
/** Matches 'Não é quarta é quinta', 'não falei segunda, falei terça' */
const said = '(?:falei|disse|pedi|quero|quis|queria|marquei|escolhi)'
const ahead = `(?=(?:n?a |para |pra )?${dayName})`
const notThat = new RegExp(
  `\\bnao (?:e|era|foi) (?:n?a )?${dayName}${half}[\\s,.]+(?:(?=nao (?:e|era|foi) )|(?:mas )?(?:e|era|foi|sim) ${ahead})|` +
    `\\bnao ${said} (?:n?a |para |pra )?${dayName}${half}[\\s,.]+(?:mas )?(?:eu )?(?:${said}|era|e sim|sim) ${ahead}`,
  'g',
)
/** Matches a retracted day: 'quinta, não, péra, sexta', 'quarta... não, quinta', 'de quarta para sexta' */
const takenBack =
  /^.*\b(?:(?:segunda|terca|quarta|quinta|sexta|sabado|amanha)(?: \S+ (?:manha|tarde))?[\s,.…]+nao\s*[,.…]+\s*(?:n?a )?|(?:p[ée]ra[ií]?|espera|ops|opa|ali[áa]s|digo|quer dizer|ou melhor|minto)[\s,.!]+(?:n[ãa]o[\s,.]+|melhor |na )*|d[ae] (?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado)\S*(?: \S+ (?:manh[ãa]|tarde))? (?:para|pra|pro) (?:a )?)(?=segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|amanh|dia \d)/i
