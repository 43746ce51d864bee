import type { Key } from '../../content/questions/answers.ts'
import { answerTo } from '../../content/faq/faqEntry.ts'
import { adviceTexts } from '../../content/texts/chat/adviceTexts.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { unusableAnswerReasons } from '../../content/texts/chat/unusableAnswerReasons.ts'
import { stripCourtesy } from '../line/stripCourtesy.ts'
import { commandIn } from '../commands/commands.ts'
import type { ReadingReason } from '../../content/texts/chat/unusableAnswerReasons.ts'
import { isOfAccount } from '../readValue.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import { opening } from '../line/openingPhrases.ts'
import { freeDay } from '../payment/paydayReply.ts'
import { saidAs } from '../line/normalizeText.ts'
import { rankMeanings } from '../meaning/rankMeanings.ts'
import { smallWords, wordSet } from '../line/smallWords.ts'
import { entryOf } from './findFaqTopic.ts'

/** The reply to a greeting and nothing else. */
export function replyToCourtesy(plain: string): string | null {
  const said = saidAs(plain.replaceAll('?', '').replace(toAnyone, '').replace(introduces, ''))
  if (plain === '' || stripCourtesy(said).plain !== '') return null
  return greets.test(plain) ? notAnAnswerTexts.hello : null
}

/** Matches 'Aqui é a dona Terezinha' */
const introduces =
  /[\s,.;!]*(?:aqui (?:e|eh|quem fala e)|quem fala (?:e|eh)|(?:eu )?sou) (?:[oa] |dona |seu )+[a-z]+[\s.!]*$/

/** The reply to words that only acknowledge: 'ok', 'ah tá', 'entendi' */
export const replyToAcknowledgement = (plain: string): string | null =>
  acknowledges.test(plain) ? notAnAnswerTexts.goesAhead : null

const acknowledges =
  /^(?:(?:ah+|hum+|aham|uhum|opa|ok|okay|certo|certinho|beleza|blz|confere|combinado|perfeito|otimo|isso(?: mesmo| ai)?|legal|show|top|joia|bacana|massa|entendi|entendido|saquei|anotado|ta|bom|bem|tudo|que bom|sem problemas?|por mim|entao|agora|mo[cç]a|amig[oa]|meu filho|minha filha|tche|mano|viu|ne|uai)(?:[\s,.!;…]+|$))+$/

/** The reply to an announced question: 'tenho uma dúvida', 'posso perguntar uma coisa?' */
export function replyToAnnounced(plain: string): string | null {
  const words = expandShortForms(plain)
  return announces.test(words) && words.split(' ').every((word) => around.has(word)) ? notAnAnswerTexts.ask : null
}

const announces =
  /\bduvid(?:as?|inhas?)\b|\bpergunt(?:as?|ar|o|inhas?)\b|\boutr[oa]s? (coisas?|assunto)$|^(so )?uma coisa$|\bfalar (uma|de|sobre)\b/
const around = wordSet(
  'tenho tem te fazer tirar tira esclarecer falar saber deixa da duvida duvidas pergunta perguntar outro outra outras assunto ' +
    'coisa coisas coisinha algumas umas umazinha antes primeiro ainda rapido rapidinho sobre posso pode preciso moca moco oi ola ' +
    'estou espera perai desculpa surgiu ficou consigo ah oii oie gente passar qualquer nada dados contratar comecar perguntas duvidinhas perguntinhas certo ser',
  smallWords,
)

/** The reply to somebody who needs a moment, or says why they came. */
export function replyToVisitor(plain: string): string | null {
  const words = expandShortForms(plain)
  if (commandIn(plain)) return null
  const asksTime = waitsBeside.test(words) && !/\d{2}|[@?]|\bantes disso\b|\bou\b/.test(plain)
  if (waits.test(words) || (asksTime && !meansOther(plain))) return notAnAnswerTexts.noHurry
  if (isHere.test(words)) return notAnAnswerTexts.here
  return begins.test(words) ? notAnAnswerTexts.begins : null
}

/** Matches 'É aqui que contrata?', 'é com a senhora mesmo?' */
const isHere =
  /^(?!.*\bcancel).*\b(?:e (?:so )?(?:aqui|por aqui|com (?:a senhora|o senhor|voces?))(?: mesmo| que \S+.{0,30})?)$/

const waits = new RegExp(
  `^${opening}((que|so) )*((1|um|uns) (min|moment|segund|instante|tempo|pouquinho)\\w*|(es)?pera(i| ai| um pouco)?|a?guenta( ai)?|calma( ai)?|ja volto|` +
    '(vou|preciso|quero|deixa eu) (pensar|ver|pegar|procurar|falar com|perguntar para)' +
    '( n?isso| melhor| primeiro| depois|( (o|a|os|as|com|ao|meu|minha|um|uma|na|no|de|da|do))+ \\w+( de \\w+)?)?)( (ai|por favor|so|e ja volto|ta|rapidinho))*$',
)
/** Matches a request to wait with any other words: 'pera q vou ver no pacote que chegou ontem' */
const waitsBeside =
  /\b(?:perai?|(?<!\b(?:na|em|de) )espere?|guenta|aguenta ai|(?<!\bcom )calma(?: ai)?|to indo|estou indo|aguarde?)\b(?! (?:a|o) (?:fibra|tecnico|visita))|\b(?:\d|um|uns|dois|cinco|dez) (?:min|minut\w+|segundos?|segundinhos?|instante|momento|momentinho)\b|\bja (?:te |lhe )?(?:mando|respondo|falo|passo|digo)\b|\bte (?:mando|respondo|falo|passo|digo|aviso)(?: (?:depois|ja|logo|mais tarde|daqui a pouco|amanha))?$|\b(?:vou|deixa eu|tenho que|preciso) (?:olhar|procurar|buscar|catar|achar|conferir|confirmar|perguntar)\b|\bvou (?:pegar|ver) (?:n?[ao]s? |meu |minha )*(?:document\w*|carteira|conta|cartao|cpf|rg|oculos|papel|celular|cnh|identidade|certidao|app|aplicativo)\b/
/** 'Perai, e a multa?' asks for no time. */
const meansOther = (plain: string) =>
  rankMeanings(plain)
    .slice(0, 1)
    .some(({ id, sure }) => sure > 0.4 && !waiting.has(id))
const waiting = new Set([
  'none',
  'save',
  ...['wait', 'think', 'askedElsewhere', 'keptMeanwhile'].map((kind) => `talk:${kind}`),
])
const begins = new RegExp(
  `^${opening}(quero|queria|gostaria de|vim|preciso( de)?|vou|desejo) ((contratar|assinar|pedir|comprar|colocar|fazer|ter) ?)?` +
    '((a|o|uma?|sua|de) )*(internet|fibra|ultrafibra|plano|pedido|wifi)?( (da tim|de fibra|fibra|(em|na minha|para minha) casa|de voces|agora))*$',
)

/** Forms of address: 'minha filha', 'com a senhora' */
const toAnyone = /\b(?:meu|minha) filh[oa]\b|\bsumid[oa]\b|\bcom (?:voces?|vcs?|a senhora|o senhor)\b/g
const greets = /\b(oi+e?|ola|opa|eae|e ai|alo|hi|hello|bom dia|boa tarde|boa noite|tudo bem|td bem)\b/

/** Help for visitors who leave a choice to the assistant. */
export function replyToAny(key: Key, plain: string): string | null {
  return isAny.test(plain) ? (helps[key] ?? null) : null
}

/** Help for visitors who do not know an answer, or refuse it. */
export function replyToUnknown(key: Key, plain: string): string | null {
  if (!isUnknown.test(plain) || willNotSay(key, plain)) return null
  return helps[key] ?? whyAndHow(key)
}

function whyAndHow(key: Key): string | null {
  const reason = reasons[key]
  const entry = entryOf({ id: explains[key] ?? '' })
  return (
    [...(entry ? answerTo(entry, []) : []), reason && unusableAnswerReasons[reason]].filter(Boolean).join(' ') || null
  )
}

/** Help for visitors without their account at hand: where to find it, and how to pay without it. */
export const replyWithoutAccount = (key: Key, plain: string): string | null =>
  isOfAccount(key) && lacksAccount.test(plain) ? whyAndHow(key) : null

const lacksAccount =
  /^(?!.*(?:[?\d]|boleto)).*\b(?:(?:nao|n) (?:(?:to|tou|estou|tenho) (?:com )?(?:o |a )?(?:cartao|conta|agencia|numero|aqui|app)|(?:sei|lembro|tenho)(?: (?:a|o|as|os|de cor|nem|nenhum|isso|direito|agora|aqui|qual|dess[ae]))*(?: (?:agencia|conta|numeros?|cabeca))?\W*$|faco (?:a menor )?ideia)|(?:(?:nao|n) sei|esqueci|sem) (?:a|nem a|o) (?:agencia|conta|numero|cartao)|\b(?:nao|n) (?:sei|lembro)\s*[,.;]|\bcartao (?:ta|esta|fica|ficou) (?:com|em|na|no)\b|so (?:meu|minha) \S+ (?:que )?sabe)/

/** Promotions are refused by visitors who do not want to say, or want them only by another channel. */
export const willNotSay = (key: Key, plain: string) =>
  key === 'acceptPromotions' &&
  ((isUnknown.test(plain) && /\b(?:prefiro|quero)\b/.test(plain)) ||
    /\bso (?:no|pelo|por|via) (?:whats\w*|zap|sms)\b/.test(plain))

/** Matches 'Por e-mail não, por WhatsApp pode' */
export const refusesMail = (key: Key, plain: string) =>
  key === 'acceptPromotions' && /\be ?-?mail (?:eu )?(?:nao|n|nem)\b/.test(plain)

/** Matches 'Ah, não lembro agora' */
export const isUnknown =
  /^((ah|eu|olha)[\s,]+)*(esqueci|sei la|(prefiro )?n(ao)? (quero )?(sei|lembro|informar|dizer|falar|responder))( (agora|ainda|isso|nao|ao certo))*[\s.!]*$/
/** The FAQ entry that explains an open question. */
const explains: { [K in Key]?: string } = {
  number: 'number-which',
  acceptPromotions: 'promotions-optional',
  agency: 'account-digit',
  account: 'account-digit',
}

const isAny =
  /^((ah|para mim|pra mim|pode ser|eu|por mim) )*(tanto faz|qualquer (um|uma|dia|data|plano|deles?)|indiferente|nao importa|sem preferencia|(voce|vc) (escolhe|decide|que sabe)|o que (voce|vc) achar melhor)([\s,]+.{0,22})?$/
const helps: { [K in Key]?: string } = {
  plan: adviceTexts.ask,
  offer: adviceTexts.ask,
  dueDate: notAnAnswerTexts.anyDueDay(freeDay()),
  directDebit: notAnAnswerTexts.anyPayment,
  acceptPromotions: notAnAnswerTexts.anyPromotions,
}

/** The text that explains why a question needs its answer. */
const reasons: { [K in Key]?: ReadingReason } = {
  email: 'email.none',
  phone: 'phone.none',
  document: 'document.none',
  motherName: 'motherName.none',
  birthDate: 'birthDate.none',
  name: 'name.none',
  cep: 'cep.none',
  bank: 'bank.none',
  agency: 'bank.none',
  account: 'bank.none',
}
