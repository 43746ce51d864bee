import type { Key } from '../../content/questions/answers.ts'
import { people } from '../line/aboutOthersOrUnsure.ts'
import { isOfPlan, isYesNo } from '../readValue.ts'

/** Some words of a line, with the text before and after them. */
type Within = { before: string; words: string; after: string }

/** Whether words are no answer in their context: somebody else's house, a price, the day of a move. */
export function isSaidBeside(key: Key, ask: Key | null, { before, words, after }: Within): boolean {
  if (ofOther.test(before) && ofOwn.test(after)) return true
  if ((key === 'number' || key === 'dueDate') && before.endsWith('+')) return true
  if (key === 'dueDate' && ask !== null && ask !== key)
    return isBound.test(before) || isOtherDay(`${before}${words}${after}`, ask)
  if ((key === 'agency' || key === 'account') && (ofPlan.test(before) || /^ ?(?:mega|giga|mb|reais)/.test(after)))
    return true
  if (key === 'number') return asOther.test(after) || livesAt.test(before) || isPaid.test(before)
  if (isYesNo(key)) return /^n(?:ao)?\b/.test(words) && dayBefore.test(before)
  if (isOfPlan(key)) return /^(?:o )?mais car[oa]$/.test(words) && called.test(before)
  return key === 'complement' && isOfElse({ before, words, after })
}

/** Matches the beginning of 'O do vizinho é 510, o nosso ninguém deu' */
const ofOther = new RegExp(`\\b[oa]s? d[aeo]s? (?:(?:meu|minha) )?(?:${people}) (?:(?:e|eh|era) )?$`)
const ofOwn = /^\W+(?:(?:mas|e|ja) )*[oa]s? (?:meu|minha|noss[oa]|daqui)\b/

/** Matches the beginning of 'Depois do dia 10' */
const isBound = /\b(?:depois|apos|antes|a partir) d[eoa]s?(?: dia)? $/

/** Matches the beginning of 'Volta pro boleto, mas com o de 700' */
const ofPlan = /\bplano (?:\S+ ){0,2}$|\b[oa] d[eo] $/

/** Matches the beginning of 'Meu pai mora no 95, eu moro na frente' */
const livesAt = new RegExp(`\\b(?:${people}) mora n[oa] (?:numero )?$`)

/** Matches the beginning of 'Hoje pago 129 na Claro' */
const isPaid = /\b(?:pag(?:o|ava|amos|ando)|cobr\w+|custa(?:va)?)(?: (?:uns|ate|so|hoje|mais de|r\$))? $/

/** Matches the beginning of 'Sábado de manhã não' */
const dayBefore = /\b(?:manha|tarde|segunda|terca|quarta|quinta|sexta|sabado) $/

/** Matches the end of 'Informei 1976 como ano de nascimento' */
const asOther = /^ (?:como|de) (?:(?:o|a|meu|minha) )?(?:ano|nascimento|agencia|conta|cpf|telefone)\b/

/** Whether a day is not the due day: 'Me mudo dia 10', or that of a visit */
const isOtherDay = (plain: string, ask: Key) =>
  !/\b(?:venc\w+|pag\w+|fatura|boleto|debito|conta)\b/.test(plain) && (ask === 'schedule' || ofVisitOrFeast.test(plain))
const ofVisitOrFeast = /\b(?:mud(?:o|ei|ar|anca)|viaj\w+|visita|instala\w+|tecnico|chego|volto|casamento|aniversario)\b/

/** Matches 'Se fica mais caro', 'tá me empurrando o mais caro' */
const called = /\b(?:empurr|vend|cobr|fic|sai|custa|e|ser|t[ao]|esta|acho|muito|se)\w*\W*(?:\bo\W*)?$/

/** Whether words are no complement: 'A casa da frente é da minha sogra', 'não quero furo na sala não' */
const isOfElse = ({ before, words, after }: Within) =>
  (/^n(?:ao)?$/.test(words) &&
    (refusesElse.test(`${before}${words}${after}`) || !standsAlone.test(`${before}|${after}`))) ||
  (/[a-z]{4}/.test(words) && /^ (?:e|eh|era) d[aeo]s? /.test(after)) ||
  (/^(?:portao|muro|fachada)/.test(words) && / com (?:[ao] |uma? )?$/.test(before))
/** Matches a refusal in 'Não, moro em casa', but not in 'vocês não fazem um desconto?' */
const standsAlone =
  /(?:^|[,.;!…\n]|\b(?:tem|ha|olha|moco|moca|ah|e|oi|aqui|entao|disse|falei|que)) *\|(?: *(?:$|[,.;!…])| (?:tem|ha|possu\w+|senhora?|obrigad\w+|moc[oa]|viu|preciso|precisa|so|e|moro|querid\w+|mesmo|meu|minha|amig\w+|existe|complemento)\b)/
const refusesElse =
  /\bn(?:ao)? (?:quero|posso|vou|gosto|sei|deixo|aceito|pode|precisa|preciso)\b(?! (?:de )?complemento)/
