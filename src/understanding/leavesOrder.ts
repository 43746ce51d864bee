import { plainWords } from '../api/contract/values/plainWords.ts'
import { people } from './aboutOthersOrUnsure.ts'
import { acceptAsk } from '../funnel/views/priceLines.ts'
import { showAnswer } from '../funnel/answers/showAnswer.ts'
import type { Funnel } from '../funnel/state.ts'
import { answersOf } from '../funnel/answersAndFacts.ts'
import { answeredKeys } from './answeredKeys.ts'
import { expandShortForms } from './expandShortForms.ts'
import { likelyAccepts } from './meaning/agreesOrDenies.ts'
import { normalized } from './normalizeText.ts'
import { lineOf, type Line, type Token } from './readings/lineTokens.ts'
import { usualNames } from './values/usualNames.ts'
import { visitsInWords } from './visitsThatFit.ts'

/** Whether a line changes, denies, delays and asks nothing, and sets no condition: 'a internet lá é ruim, aceito' */
export const leavesOrder = (funnel: Funnel, text: string): boolean =>
  isLikelySettled(text, likelyAccepts(normalized(text).plain)) && changesNothing(funnel, text)

/** Whether an acceptance is likely enough. One in a clause of its own needs less beside a long talk, alone nothing. */
export function isLikelySettled(text: string, odds: number): boolean {
  const clauses = plainClausesOf(text)
  const alone = clauses.filter((clause) => acceptsAlone.test(clause))
  const isTalk = alone.length > 0 && text.split(' ').length > 10
  return (alone.length > 0 && alone.length === clauses.length) || odds > (isTalk ? likely : sure)
}
const [likely, sure] = [0.3, 0.61]
const acceptsAlone =
  /^(?:(?:ok|ta|entao|sim|eu|bom|pronto|e|ai|ja|certo|vai assim) )*(?:aceito+|as?seito|concordo|aceitamos)(?: (?:sim|tudo|ta|ne|viu|meu|bem|amor|o|os|a|pedido|termos|contrato|oferta|moca|moco|senhora|senhor|mano|amigo|uai|so|demais|ja|logo|agora|entao|mesmo))*$/

/** Whether a line names only values of the order, and no change, delay or condition. */
function changesNothing(funnel: Funnel, text: string): boolean {
  const shown = shownOrder(funnel)
  const isOtherMail = (text.match(/\S+@\S+/g) ?? []).some((mail) => !shown.includes(mail.toLowerCase()))
  return (
    !isOtherMail &&
    !depends.test(normalized(text).plain) &&
    plainClausesOf(text.replace(letGo, '')).every(
      (clause) => !isUnsettled(clause) && !namesOther(clause, plainWords(shown)),
    )
  )
}
/** Matches 'Se for isso mesmo, aceito', 'aceito?', 'jamais que eu aceito', 'aceito, mas de tarde' */
const depends =
  /\b(?:jamais|nunca|nem morta?)\b[^.;!?]* aceit|\b(?:aceit|concord)\w+[^.;!?]*\b(?:mas|porem|so que)\b(?! (?:ta |esta |tudo )?(?:bom|bem|vamos|vou|fazer|ok))|\baceit\w+ ?\?|\b(?:se|caso)\b[^.;!?]* (?:aceit|concord)\w+/

/** Each clause in plain words, spelled out, without blessings and laughter. */
export const plainClausesOf = (text: string) =>
  text
    .split(/[,.:;!?…\n]+(?!\d)|\s+(?:v[ií]rgula|k{3,}|(?:rs){2,})\s+/i)
    .map((clause) =>
      expandShortForms(plainWords(clause).replace(laughs, '').replace(drawn, '$1$2')).replace(blessing, '').trim(),
    )
    .filter((clause) => clause !== '')

/** Matches 'Aceitoo', 'simmm' */
const drawn = /(?<=\w)([aeiou])\1+\b|([a-z])\2{2,}/g
const laughs = / ?\b(?:k{2,}|(?:rs)+|(?:h[ae]){2,}h?)\b/g
const blessing =
  /\b(?:fazer o que(?: ne)?|em nome de (?:jesus|deus|nosso senhor)|se (?:deus|jesus|nossa senhora) (?:quiser|permitir|ajudar)|seja o que deus quiser|nosso senhor|nossa senhora(?: aparecida)?|jesus(?: amado| cristo)?|ave maria|sao jorge|santo antonio|(?:com )?a graca de deus|(?:bo[am]|linda|otima) (?:dia|tarde|noite|semana)|primeir[oa] (?:contrato|internet|fibra|vez|casa)|(?:muito )?(?:obrigad[oa]|valeu|agradeco|grat[oa])(?: mesmo)?(?: (?:pel[ao]s?|por) (?:tudo|(?:\S+ )?(?:paciencia|atencao|ajuda|carinho|gentileza|atendimento)\b))?)\b/g
/** 'Deixa isso pra lá, eu aceito' changes nothing; 'aceito. Ah, deixa pra lá' may. */
const letGo =
  /(?<!\p{L})deix[ae](?: (?:isso|essa (?:hist[óo]ria|pergunta|d[úu]vida)))? (?:para|pra) l[áa](?!\p{L})(?=.*(?<!\p{L})(?:aceito|concordo|sim|pode (?:fechar|fazer|mandar|finalizar))(?!\p{L}))/giu

/** The values of the order as shown; naming them again changes nothing. */
const shownOrder = (funnel: Funnel) =>
  [
    ...answeredKeys(funnel).map((key) => showAnswer(funnel, key)),
    visitsInWords(answersOf(funnel).schedule ?? []),
    acceptAsk(funnel),
    'tudo certo',
  ].join(' ')

/** Whether a clause names a value that differs from the order, or a person alone. */
function namesOther(clause: string, shown: string): boolean {
  const own = new Set(shown.split(' '))
  const line = lineOf(clause.replace(ourHome, ' '))
  const values = line.tokens.filter(({ kind }, at) => kind === 'digits' && isValue(line, at))
  const isKnown = ({ from, to }: Token) => own.has(line.said.plain.slice(from, to))
  const days = clause.match(weekdays) ?? []
  const halves = clause.match(periods) ?? []
  const dates = [...clause.matchAll(/\bdia (\d{1,2})\b|\b(\d{1,2}) de [a-z]{4,}o\b/g)].map(
    ([, day, date]) => day ?? date,
  )
  const ways = afterwards.test(clause) ? [] : (clause.match(payments) ?? [])
  return (
    !values.every(isKnown) ||
    !days.every((day) => own.has(day.slice(0, 3))) ||
    !halves.every((half) => own.has(half)) ||
    !dates.every((day) => new RegExp(`\\b(?:dia ${day}|${day} de)\\b`).test(shown)) ||
    !ways.every((way) => own.has(way)) ||
    (!/\b(?:aceit|concord)/.test(clause) && isNameAlone(line, own))
  )
}
const weekdays = /\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?\b(?! (?:vez|via|feira da))/g
const periods = /(?<=\b(?:de|a|pela|so) )(?:manha|tarde|noite)\b/g
const payments = /(?<=\b(?:no|pelo|por|de|para|pro|em|com) (?:o )?)(?:boleto|pix|cartao|debito)\b/g
/** Matches 'Onde vejo o boleto' */
const afterwards = /\b(?:onde|como|quando|quem|qual|vem|chega)\b/

/** Matches 'Nessa casa', which is no complement */
const ourHome = /\b(?:n?ess[ae]|minha|nossa|em|de|para|aqui|la em|n?a) casa\b(?! (?:d[aeo]|\d))/g

const isName = ({ classes, word }: Token) => classes.includes('NAME') || usualNames.has(word)
/** Whether a clause is only a name: 'Bianca Souza' corrects one, 'a Cida me ajudou' does not. */
function isNameAlone({ said, tokens }: Line, own: ReadonlySet<string>): boolean {
  const isOwn = ({ from, to }: Token) => own.has(said.plain.slice(from, to))
  return (
    tokens.length > 1 &&
    tokens.every((token) => token.classes.length === 0 || isName(token) || isOwn(token)) &&
    tokens.some((token) => isName(token)) &&
    !tokens.every(isOwn)
  )
}

/** Whether a number may belong to the order, rather than to hours, children or coins. */
function isValue(line: Line, at: number): boolean {
  const { from, to, classes } = line.tokens[at] ?? nothing
  const { plain } = line.said
  if (!classes.includes('NUM') || /^uma?s?$|^uns$/.test(plain.slice(from, to))) return false
  const [before, after] = [plain.slice(0, from), plain.slice(to)]
  if (ofAge.test(before)) return false
  if (/\b(?:por|so|de|fica|sai|da|dia|numero)(?: r)? $/.test(before)) return true
  return (
    !counted.test(after) && !(/\b(?:as|das|ate|umas|pras) $/.test(before) && !/visita|tecnico|\bv[ei]\w*/.test(plain))
  )
}
const nothing: Token = { from: 0, to: 0, kind: 'sign', word: '', classes: [] }
/** Matches the words before the number in 'Ela tem 61', 'wifi 6' */
const ofAge = new RegExp(`\\b(?:el[ea]s?|${people}) (?:(?:ja|so) )?(?:tem|faz|fez|de|com) $|\\bwi-? ?fi $`)
const counted =
  /^ (?:\S+ )?(?:horas?|hs?|minut\w+|min|anos?|dias|semanas|meses|filh\w+|menin\w+|criancas?|gat\w+|cachorr\w+|pessoas|vez|vezes|rea(?:l|is)(?! (?:de|por|a|mais|menos|no)\b))\b/

/** Whether a clause changes, puts off or excepts something: 'não quero mudar nada' and 'depois eu mudo' do not. */
const isUnsettled = (clause: string) =>
  waits.test(clause) || (!later.test(clause) && changes.test(clause.replace(unchanged, ' ')))
const waits = new RegExp(
  '\\b(?:(?:so depois|so vou|ja volto|menos|exceto|salvo|tirando|desde que|contanto|com (?:a |uma )?condicao|espere?a?|pera|perai|segura|ressalv\\w+|aval|aprov\\w+|' +
    'falta ver|so consigo|sem querer|para tudo|(?<!com )calma|primeiro|antes (?:me|que|preciso|quero|deixa|de (?!ontem|tudo))|(?:mas|so que) antes|amanha|na duvida|nada feito|ate parece|brincadeira|mentira|no nome d[aeo]|avis[ae] (?:meu|minha)|' +
    'com (?:hbo|max|globo\\w*|paramount|deezer|[b-df-np-z])|fundos|nao quero mais|(?:cpf|telefone|celular|e ?-?mail|nome|conta|endereco|cep) (?:e|ta|esta|era) (?:d[aeo]|errad[oa]|[oa] (?:antig|outr|anterior)[oa]))|(?:e|eh|ta|esta) outr[oa]|nao (?:pode|podem|posso|da|autorizo|concordo)|' +
    '(?:confirm|explic|garant|promet|diz|diga|respond)\\w* (?:pra mim|para mim|antes|direit\\w+|se))\\b|\\bn(?:ao)?$',
)
const later = /\b(?:depois|um dia|futuramente|mais (?:pra|para) frente)\b/
const changes =
  /\b(?:mud|troc|alter|corri[gj]|arrum|tir[aeo]\b|tirem|retir|remov|inclu[iae]|adicion|acrescent|cancel|desist|descont[ae]|diminu|remar|adi[ae]\b|antecip)\w*|\b(?:bot[ae]|poe|coloc[ae])r? (?:n?[oa]s?|em|um|uma|mais|outr\w+|dois|duas)\b/
const unchanged = /\b(?:nao|nem|sem|nada)(?: \S+){0,3} (?:mud|troc|alter|corrig|arrum|cancel|desist|tir)\w+/g
