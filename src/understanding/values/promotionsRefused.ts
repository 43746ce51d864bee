import { writtenOut } from '../line/expandShortForms.ts'
import { namesStreaming } from '../plans/streamingWords.ts'

/** The clauses that refuse promotions, and the rest of the line. */
export type PromotionsRefused = { refusal: string; more: string }

/** Finds a refusal or null: 'Tira as promoções, não autorizei', 'aceito, menos a propaganda' */
export function promotionsRefused(text: string): PromotionsRefused | null {
  const clauses = text.split(pause).filter((clause) => clause.trim() !== '')
  if (clauses.some((clause) => byMail.test(clause) && !ofBill.test(clause))) return null
  const words = clauses.map((clause) => writtenOut(clause))
  const isOfIt = words.map((said, at) => {
    if (saysNothing(said)) return true
    const beside = [words[at - 1] ?? '', words[at + 1] ?? ''].filter(isOfThem)
    return (
      refuses(said, clauses[at] ?? '') ||
      (beside.length > 0 && aloneNo.test(said)) ||
      (beside.some(isNameAlone) && said === 'nao')
    )
  })
  if (words.every((said, at) => isOfIt[at] !== true || saysNothing(said))) return null
  const part = (isWanted: boolean) =>
    clauses
      .filter((_, at) => isOfIt[at] === isWanted)
      .join(' ')
      .trim()
  return { refusal: part(true), more: part(false) }
}

const pause = /(?<=[,;.!?…:])\s+|(?<=\S@\S+)\s+|\n|\s+(?=(?:e|mas|ah|s[óo] que|porque|pq)\s)/i

function refuses(words: string, clause: string): boolean {
  if (isSupposed.test(words) || keeps.test(words)) return false
  if (ofConsent.test(words)) return true
  return (
    isOfThem(words) &&
    !ofCalls.test(words) &&
    (takesAway.test(words) || (refusal.test(words) && (!clause.includes('?') || tag.test(clause))))
  )
}

/** Matches 'No zap não, só por e-mail' */
const byMail =
  /\b(?:s[óo]|apenas|somente|prefiro|pode(?: ser)?|manda) (?:por|no|pelo) e-?mail|\be-?mail (?:pode|quero|sim|tudo bem)/i
const ofBill = /\b(?:fatura|boleto|conta|nem)\b/i
/** Matches the end of 'Não quero promoção não, tá?' */
const tag = /(?<!\p{L})(?:t[áa]|n[ée]|viu|ok|certo|hein|n[ãa]o t[áa])\W*\?\W*$/iu

const saysNothing = (words: string) => isNameAlone(words) || leadsOn.test(words)
const isNameAlone = (words: string) =>
  offers.test(words) &&
  words
    .replace(offers, '')
    .split(' ')
    .every((word) => around.test(word))

const leadsOn =
  /^(?:mudei de ideia|voltei atras|pens(?:ei|ando) (?:bem|melhor)|na verdade|desculp[ae]|por favor|moc[oa]|olha)$/

/** Whether words are about promotions in general, not a plan's: 'não quero essa promoção de 500' */
const isOfThem = (words: string) => offers.test(words) && !ofPlan.test(words) && !namesStreaming(words)
const offers =
  /\b(?:promo(?:s|cao|coes|cional|cionais)?|propagandas?|publicidades?|spam|novidades|ofertas?|marketing|mala direta|newsletter)\b/
const ofCalls = /\b(?:lig\w+|telefon\w*|chamadas?|sms)\b/
const ofPlan = /\d|\b(?:plano|mega|preco|desconto|cobr\w+|ess[ae] (?:promocao|oferta)(?! por e ?mail))\b/
/** Words around the name: 'e as promoções por e-mail', 'isso de propaganda' */
const around =
  /^(?:|ai|la|agora|moc[oa]|e|as?|os?|de|da|das|por|ao?|no|mail|email|isso|ess[ae]s?|sobre|ess[ae]s|tais|tal|favor)$/

const take =
  'tir[aeo]\\w*|retir\\w+|remov\\w+|cancel\\w+|exclu\\w+|desativ\\w+|desmar\\w+|apag\\w+|elimin\\w+|suspend\\w+|cort[ae]r?|descadastr\\w+|desist\\w+|dispens\\w+|recus\\w+|par(?:a|e|em|ar) (?:de|com)'
const takesAway = new RegExp(`\\b(?:${take})\\b|\\b(?:para|pra|pro|por|coloca|bota|deixa) nao\\b|\\bnao$`)
/** Matches 'Não autorizei', 'nunca pedi', 'sem', 'nada de' */
const refusal =
  /\b(?:nao|nunca|jamais|nem)(?: (?:me|eu|mais|quero|gostaria|de|que|voces?|ficar?))* (?:quero|queria|desejo|aceit\w+|autoriz\w+|ped[ie]\w*|pedi|concord\w+|marquei|quis|receber|(?:mand|envi)(?:e|em|a|ar)|gost\w+|qu(?:er|eremos)|preciso|interess\w+|ench\w+)\b|\b(?:sem|nada de|chega de|menos|exceto|tirando|fora|odeio|detesto)(?: (?:as?|os?|de|ess[ae]s?|receber|mais|nenhum\w*|qualquer))* (?=promo|propag|public|spam|novid|ofert|market|mala|news)/
const ofConsent = new RegExp(
  `\\bnao (?:me )?(?:mand|envi)(?:e|em|a|ar) (?:mais )?nada\\b|\\b(?:${take}|revog\\w+)(?: (?:o|a|de|da|meu|minha|ess[ae]|d?ess[ae]))* (?:consentimento|lista(?! de (?:planos|visitas)))\\b`,
)
const aloneNo =
  /^(?:(?:eu|e|mas|isso|ja disse que|pode|por favor) )*(?:(?:nao|nunca) (?:quero|queria|autorizei|pedi|aceitei|marquei|concordei)|tir[ae]|cancel[ae]|remov[ae])(?: (?:isso|nao|nada|nada disso|mais|por favor|la|dai|elas|para mim|tudo isso))*$|^(?:ja |so |eles |voces )*me ench\w+(?: demais| muito| o saco)?$/
/** Matches hypotheses, delays and questions: 'e se eu não quiser promoções?' */
const isSupposed =
  /\bse (?:eu|a gente|um dia|nao quiser|quiser)\b|\b(?:depois|mais tarde|quando (?:eu )?quis\w+|um dia|escrit[oa]|consta|por que)\b/
/** Matches 'Não tira as promoções', 'não quero perder as promoções' */
const keeps = new RegExp(
  `\\b(?:nao|nem)(?: (?:quero|precisa\\w*|pode\\w*|e para|deve\\w*|vai|vao|vou|gostaria de|queria|que|voces?|me|mais|se))* (?:${take}|perd\\w+|sair|saia|ficar sem)\\b`,
)
