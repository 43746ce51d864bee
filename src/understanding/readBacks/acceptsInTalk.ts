import { plainWords } from '../../api/contract/values/plainWords.ts'
import type { Funnel } from '../../funnel/state.ts'
import { clausesIn } from './agreement.ts'
import { asksAgain, plainClausesOf, shownOrder } from '../commands/leavesOrder.ts'
import { likelyAccepts } from '../meaning/agreesOrDenies.ts'
import { likelyAsks } from '../meaning/asksOrAnswers.ts'
import { rankMeanings } from '../meaning/rankMeanings.ts'
import { normalized } from '../line/normalizeText.ts'

/** Whether a long line, whose words no list has all of, lets the order be placed: by what is learned, with nothing open. */
export const acceptsInTalk = (funnel: Funnel, text: string): boolean =>
  text.split(/\s+/).length >= long &&
  isLikelyAccepted(likelyAccepts(normalized(text).plain)) &&
  isSettled(text, plainWords(shownOrder(funnel)))
/** The fewest words of a talk. In fewer ones each counts. */
const long = 8

export const isLikelyAccepted = (odds: number) => odds > 0.5

/** Whether a line names no value that differs from the shown order, no change, delay or condition, and asks for no terms. */
const isSettled = (text: string, shown: string) =>
  !depends.test(normalized(text).plain) &&
  !clausesIn(text).some((part) => isOfTerms(normalized(part).plain)) &&
  plainClausesOf(text).every((clause) => !isOpen(clause) && !asksAgain.test(clause) && isOfOrder(clause, shown)) &&
  [...text.matchAll(figures)].every(([figure]) => shown.includes(plainWords(figure)))
/** Matches '99,99', 'ana@provedor.com.br' */
const figures = /\d+,\d\d(?!\d)|\S+@\S+/g

/** Matches 'Se for isso mesmo, aceito', 'jamais que eu aceito', 'aceito, mas de tarde', 'aceito?' */
const depends =
  /\b(?:jamais|nunca|nem morta?|se|caso)\b[^.;!?]* (?:aceit|concord)\w+|\b(?:aceit|concord)\w+[^.;!?]*\b(?:mas|porem|so que)\b(?! (?:ta |esta |tudo )?(?:bom|bem|vamos|vou|fazer|ok))|\baceit\w+ ?\?/

/** Whether the days, halves, speeds and ways to pay of a clause are those of the order. */
function isOfOrder(clause: string, shown: string): boolean {
  const own = new Set(shown.split(' '))
  const dates = [...clause.matchAll(date)].map(([, day, other]) => day ?? other)
  const ways = afterwards.test(clause) ? [] : (clause.match(ofOrder.pays) ?? [])
  return (
    [...(clause.match(ofOrder.speeds) ?? []), ...(clause.match(ofOrder.halves) ?? []), ...ways].every((one) =>
      own.has(one),
    ) &&
    (clause.match(ofOrder.days) ?? []).every((day) => own.has(day.slice(0, 3))) &&
    dates.every((day) => new RegExp(`\\b(?:dia ${day}|${day} de)\\b`).test(shown))
  )
}
const ofOrder = {
  speeds: /(?<=\b(?:o|de|do|plano|para|pro) )[1-9]00\b(?! (?:pessoas|metros|anos))|\bgigas?\b/g,
  days: /\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?\b(?! (?:vez|via|feira da))/g,
  halves: /(?<=\b(?:d[ae]|a|pela|so|na) )(?:manha|tarde|noite)\b/g,
  pays: /(?<=\b(?:no|pelo|por|de|para|pro|em|com) (?:o )?)(?:boleto|pix|cartao|debito)\b|(?<=\b(?:n|d|pel)[oa] )(?:bradesco|itau|santander|nubank|inter|caixa|sicoob|sicredi)\b/g,
}
const date =
  /\b(?:dia|vencimento)(?: (?:do vencimento|e|eh|fica|todo|no|dia))* (\d{1,2})\b|\b(\d{1,2}) de (?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\w*/g
/** Matches 'Onde vejo o boleto' */
const afterwards = /\b(?:onde|como|quando|quem|qual|vem|chega)\b/

/** Whether a clause changes, excepts, puts off or leaves to others: 'não quero mudar nada' does not. */
const isOpen = (clause: string) =>
  open.test(clause) || (!later.test(clause) && changes.test(clause.replace(unchanged, ' ')))
const open = new RegExp(
  [
    // delays and others who decide
    '\\b(?:so depois|so vou|ja volto|espere?a?|pera|perai|segura|calma|primeiro|amanha|por enquanto|so consigo|ainda (?:nao|vou|estou)|falta ver|(?:quem|que) decide|aval|aprov\\w+|antes (?:me|que|preciso|quero|deixa|de (?!ontem|tudo))|(?:mas|so que) antes|(?:vou|preciso|tenho que) (?:ver|falar|confirmar|perguntar|pensar))\\b',
    // conditions and exceptions
    '\\b(?:menos|exceto|salvo|tirando|desde que|tem que (?:vir|chegar|ser)|(?:depois|antes|partir) d?as? (?:\\d|uma|duas|tres|quatro|cinco|onze|dez)|contanto|condicao|ressalv\\w+|a nao ser|isso se|contudo|todavia|entretanto|porem)\\b',
    // doubts and jokes
    '\\b(?:eu acho|acho ne|sei la|talvez|pe atras|na duvida|nao entend[oi]|sem querer|para tudo|nada feito|ate parece|brincadeira|zoeira|zoando|mentira)\\b|\\bn(?:ao)?$',
    // denials and wishes
    '\\b(?:nao (?:pode|podem|posso|da|autorizo|concordo|quero mais|sou)|preferia|prefiro|so queria|queria (?:que|saber|entender)|quero (?:outr|tambem)\\w*)\\b',
    // other values
    '\\b(?:em boleto|no nome d[aeo]|no (?:cpf|cnpj) d[aeo]|fundos|promoc\\w+|cupo(?:m|ns)|com (?:hbo|max|globo\\w*|paramount|deezer|netflix|[b-df-np-z])|(?:e|ta|esta) outr[oa]|(?:cpf|telefone|celular|e ?-?mail|nome|conta|endereco|cep) (?:e|ta|esta|era|que) (?:d[aeo]|errad[oa]|sai\\w*|[oa] (?:antig|outr|anterior)[oa]))\\b',
    // requests
    '\\b(?:avis[ae] (?:meu|minha)|(?:poe|coloca|bota|inclui) (?:aquel[ea]|ess[ea]|mais|[oa]|uma?|por favor)|(?:confirm|explic|garant|promet|diz|diga|respond)\\w* (?:pra mim|para mim|antes|direit\\w+|se))\\b',
  ].join('|'),
)
/** Matches what the visitor may change afterwards: 'depois eu mudo a senha' */
const later = /\b(?:depois (?:eu|a gente|posso|consigo|se|como)|se eu .*\bdepois|um dia|futuramente)\b/
const changes =
  /\b(?:mud|troc|alter|corri[gj]|arrum|tir[aeo]\b|tirem|retir|remov|inclu[iae]|adicion|acrescent|cancel|desist|descont[ae]|diminu|remar|adi[ae]\b|antecip|falt(?:a|ou)|errei|errad)\w*|\b(?:bot[ae]|poe|coloc[ae])r? (?:n?[oa]s?|em|um|uma|mais|outr\w+|dois|duas)\b/
const unchanged = /\b(?:nao|nem|sem|nada)(?: \S+){0,3} (?:mud|troc|alter|corrig|arrum|cancel|desist|tir|falt)\w+/g

/** Whether a part of a line is likely about what has to be clear before: 'e o preço sobe pra quanto?' */
function isOfTerms(part: string): boolean {
  const [best] = part.split(' ').length < 3 ? [] : rankMeanings(part, 'review')
  return (
    best !== undefined &&
    best.sure > likely &&
    (terms.has(best.id) || (asked.has(best.id) && likelyAsks(part) > surely))
  )
}
const [likely, surely] = [0.45, 0.8]
const terms = new Set(
  (
    'price-after talk:laterPrice talk:splitBill talk:discount business talk:forBusiness commercial installation-price talk:hiddenFee someone-else ' +
    'talk:otherHolder name-whose holder-change streaming streaming-included benefits talk:onlyIf talk:priceDiffers adjustment price-notice plan-later ' +
    'payment-methods pay-change due-day-change talk:yearSaving talk:yearTotal explain'
  ).split(' '),
)
/** Subjects that a mere remark may name. */
const asked = new Set(
  (
    'prices bill-price talk:tooDear talk:noMoney loyalty fine talk:leaving talk:leavingAfter first-bill plans speed upload modem ' +
    'talk:smallPrint debit-account'
  ).split(' '),
)
