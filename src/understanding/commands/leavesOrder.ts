import { plainWords } from '../../api/contract/values/plainWords.ts'
import { people } from '../line/aboutOthersOrUnsure.ts'
import type { Key } from '../../content/questions/answers.ts'
import { acceptAsk } from '../../funnel/views/priceLines.ts'
import { showAnswer } from '../../funnel/answers/showAnswer.ts'
import type { Funnel } from '../../funnel/state.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import { answeredKeys } from '../answeredKeys.ts'
import { sentencesOf } from '../line/clauses.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import { likelyAsks } from '../meaning/asksOrAnswers.ts'
import { namesStreaming } from '../plans/streamingWords.ts'
import { questionsNamed } from '../readings/findLabelTokens.ts'
import { isOf, lineOf, type Line, type Token } from '../readings/lineTokens.ts'
import { usualNames } from '../values/usualNames.ts'
import { visitsInWords } from '../visits/visitsThatFit.ts'

/** Whether a line changes, denies, delays and asks nothing, and sets no condition: 'a internet lá é ruim, aceito' */
export function leavesOrder(funnel: Funnel, text: string): boolean {
  const sentences = sentencesOf(text.replace(isItDone, '').replace(tags, '$1,').replace(letGo, ''))
  const own = wordsIn(shownOrder(funnel))
  const settles = sentences.findLastIndex((said) => accepts.test(plainWords(said)))
  return sentences.every(
    (said, at) =>
      !said.includes('?') &&
      plainClausesOf(at < settles ? said.replace(but, ' ') : said).every((clause) => isOnlyTalk(clause, own)),
  )
}
/** An acceptance in its own sentence overrides a 'but' of earlier ones. */
const accepts = /^(?:(?:ah|entao|ta|esta|tudo|cert[oa]|ok|bom|beleza|e|eu|sim|agora|ja|pode) )*(?:aceito|concordo)\b/
const but = /(?<!\p{L})(?:mas|por[ée]m|s[óo] que)(?!\p{L})/giu

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
/** Matches a question that needs no answer: 'aceito, tá?', 'fazer o quê, né?' */
const tags =
  /(?:^|(?<=[,.!…]\s*|aceito\s|o qu[eê],?\s))(n[ée]|viu|t[áa]|ok|hein|t[áa] bom|beleza|blz|fazer o qu[eê]|por ?qu[eê] n[ãa]o)\s*\?/giu

/** Matches the question in 'Ué não fechou ainda? aceito' */
const isItDone =
  /(?:^|(?<=[.,!?…]\s*))(?:u[ée],? |e |mas )*(?:j[áa] |ainda )?(?:n[ãa]o |n )?(?:fechou|foi|finalizou|confirmou)(?: ainda| j[áa])?\s*\?(?=\W*(?:eu )?aceito(?!\p{L}))/giu

/** 'Deixa isso pra lá, eu aceito' changes nothing; 'aceito. Ah, deixa pra lá' may. */
const letGo =
  /(?<!\p{L})deix[ae](?: (?:isso|essa (?:hist[óo]ria|pergunta|d[úu]vida)))? (?:para|pra) l[áa](?!\p{L})(?=.*(?<!\p{L})(?:aceito|concordo|sim|pode (?:fechar|fazer|mandar|finalizar))(?!\p{L}))/giu

const wordsIn = (shown: string) => new Set(plainWords(shown).split(' '))

/** The values of the order as shown; naming them again changes nothing. */
export const shownOrder = (funnel: Funnel) =>
  [
    ...answeredKeys(funnel).map((key) => showAnswer(funnel, key)),
    visitsInWords(answersOf(funnel).schedule ?? []),
    acceptAsk(funnel),
    'tudo certo',
  ].join(' ')

function isOnlyTalk(said: string, own: ReadonlySet<string>): boolean {
  const clause = said.replace(letsBe, ' ').trim()
  const line = lineOf(clause.replace(ourHome, ' '))
  const named = line.tokens.filter(
    (token, at) => (isOfOrder(token) && token.word !== 'ontem') || isValue(line, at) || /^gigas?$/.test(token.word),
  )
  const isNegated = /\b(?:nao|nem|nunca|sem)\b/.test(clause)
  const isKnown = (token: Token) => !isNegated && own.has(line.said.plain.slice(token.from, token.to))
  return (
    named.every(isKnown) &&
    (questionsNamed(line).every((key) => ofChoices.has(key)) || (isRight.test(clause) && !isNegated)) &&
    !isNameAlone(line, own) &&
    !opposes.test(clause.replace(resigned, ' ')) &&
    !namesStreaming(clause) &&
    !asks.test(clause) &&
    !asksAgain.test(clause) &&
    likelyAsks(clause) < (clause.endsWith(' ne') ? perhaps : surely)
  )
}

/** Matches 'Deixa no meu nome mesmo' */
const letsBe = /\bdeixa (?:(?:no|em) meu (?:nome|mesmo)|como (?:esta|ta)|do jeito que (?:esta|ta))\b/g
/** Statements rarely seem this likely to ask. */
const [perhaps, surely] = [0.6, 0.93]
/** Matches 'A visita de segunda é paga né', 'o pagamento é dia 23 né' */
export const asksAgain =
  /\b(?:visita|instala\w+|tecnico|conta|fatura|boleto|debito|plano|preco|valor|taxa|multa|mensal\w*|pag\w+|gratis|reais|fidelidade|contrato|dia|\d+)\b.* ne$/
/** Matches 'Quanto fica', 'e a multa' */
const asks =
  /^(?:(?:e|ai|agora|mas|li e|aceito|entao|sim|certo|ok) )*(?:o que|qua(?:l|is)|quant\w+|quando|onde|como(?! esta\b| combinad)|quem|(?<!aceito )por que|sera|cade|posso|precisa|cobram?|inclui|tem(?= (?:como|que|taxa|multa|fidelidade)))\b|^(?:sim |aceito )?e [oa]s? \S+$|\bou (?:e|nao|vou|tenho|[oa])\b|\b(?:que (?:dia|horas?)|o que (?:acontece|eu faco|faco)|para onde|qual)\b|^aceito e [oa] .* (?:meu|minha|gratis)$|\b(?:faz|fazem|fecham?|deixam?) por\b/

/** Answers whose other values are recognized by their words. */
const ofChoices = new Set<Key>(['plan', 'dueDate', 'directDebit', 'schedule'])
const isOfOrder = isOf(
  ...(['WEEKDAY', 'PERIOD', 'MONTH', 'UNIT', 'ROAD', 'BANK', 'PAY', 'PROMO', 'CHANGE', 'BACK'] as const),
)
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
  const { from, to, kind, classes } = line.tokens[at] ?? nothing
  if (kind === 'mail') return true
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

/** Matches 'Meu CPF tá certo' */
const isRight = /\b(?:cert[oa]s?|certinh[oa]s?|ok|corret[oa]s?|conferi(?:d[oa])?|direitinho|bate(?:u|ndo)?)\b/

/** Matches 'É caro mas aceito', 'não tenho dúvida', 'com certeza', 'ainda bem' */
const resigned =
  /\bmas (?=(?:eu |ta |ok |vai |bora |tudo bem )*aceit|(?:tudo bem|(?:es)?ta (?:bom|bem)|paciencia|beleza|vou confiar)\b)|\b(?:sem|nao (?:tenho|ha|resta)|nenhuma) (?:(?:mais )?(?:nenhuma )?duvidas?|certeza)\b|\bcom certeza\b|\bainda (?:bem|hoje)\b|\bquase (?:chor|cai|morr|desma)\w+|^(?:(?:ai|eu|ja|e) )*(?!leio|vejo|converso|falo|pergunto|decido|confiro|confirmo|penso|resolvo)\w+o (?:\S+ ){0,3}antes$|\bnada a (?:reparar|mudar|corrigir|declarar)\b|\bpor que nao\b|\bmais que certo\b/g

const opposes = new RegExp(
  [
    // conditions and contrasts
    '\\b(?:se|caso|desde que|contanto|com (?:a |uma )?condicao|(?<!tudo )conforme|mediante|a partir das?|mas|porem|so que|entretanto|contudo|todavia|menos|exceto|fora|salvo|tirando|senao|apenas|somente)\\b',
    // later
    '\\b(?:quando|enquanto|assim que|antes|primeiro|depois|mais tarde|ainda|por enquanto|ate (?:que|parece|amanha)|outr[oa]s?|proxim[oa]s?|mes que vem|pens(?:ar|o|ando)|espera|calma|pera(?:i)?|amanha|instante|moment\\w+|ja ja|logo mais|daqui a pouco)\\b',
    // denials and jokes
    '\\bnao (?:\\S+ )?(?:ta|esta|e|era|foi|aceit\\w+|concord\\w+|quero|queria|vou|pode|sei|gostei|entendi|confirm\\w+|fech\\w+|assin\\w+|autoriz\\w+|preciso)\\b|\\bnao$|\\b(?:nunca|jamais|contra|protesto|brinca\\w+|mentira|zoa\\w+|zoeira|ironi\\w+|pegadinha|uma ova|duvid\\w+|mais ou menos|parece que|pode ser que|nada disso|nada feito|nenhum\\w*|nem que|nem morta?|talvez|quase|depend\\w+|decid\\w+|quem sabe|acho que|eu acho|esquec[ea]|para tudo|refaz\\w*|pedi)\\b',
    '\\bsem (?!medo|problema|duvida|falta|pensar|internet|net|sinal|enrol|press|querer|tempo|sono|sossego|reclama|demora)\\S',
    // hours, other plans and ways to pay, and who may not sign
    '\\b(?:as \\d+ ?h\\w*|meio dia|(?:tarde|manha)zinha|noitinha|carne|cupo(?:m|ns)|(?:sou|de) menor|tenho 1[0-7] anos)\\b',
    // changes
    '\\b(?:mud|troc|alter|corri[gj]|arrum|consert|tir[aeo]|retir|remov|exclu|inclu|adicion|acrescent|coloc|bot[ae]|cancel|desist|encerr|volt[ae]|descont|desativ|diminu|remarc|adi[ae]|antecip|reagend|err(?:ei|ad)|falt|parar|ressalv|parte\\b|excet)\\w*|\\bpo[em]\\b',
    // wishes and requests
    '\\b(?:quero|queria|gostaria|prefiro|preferia)\\b(?! *$| (?:sim|muito|internet|fechar|finalizar|logo|assinar|contratar|ess[ae]|isso|mesmo|ja)\\b)|\\b(?:so|me|deixa(?: eu)?|vou|preciso) (?:d[aei]|diz|diga|fal[ae]r?|mand[ae]|explic\\w+|pass[ae]r?|lig[ae]r?|avis\\w+|ajud[ae]|confirm\\w+|confer\\w+|mostr\\w+|prometa?|garant\\w+|lembr\\w+|respond\\w+|ver|ler|saber|conversar|perguntar|decidir)\\b|\\b(?:avisa|explica|confere|mostra|responde|lembra|deixa|lendo|vendo|saber|ver se)\\b|\\bfalar com\\b|\\bmais (?:barat|car|rapid)[oa](?! (?:que|do))|\\bsobrenome|\\bcom [b-df-np-z]\\b|\\b(?:de graca|gratis|gratuit\\w+)',
  ].join('|'),
)
