import { opening } from '../line/openingPhrases.ts'
import { wordsOf } from '../line/normalizeText.ts'

/** Excludes 'no telefone', which asks for a call. */
const device =
  '(?:celular|computador|pc|notebook|note|tablet|outro (?:aparelho|dispositivo|celular|computador|navegador))'
const goOn = '(?:(?:continu|termin|retom|acab)(?:ar|o)|seguir|sigo)'
const later = '(?:depois|mais tarde|outra hora|amanha)'
const wish = '(?:(?:eu|quero|queria|prefiro|preciso|posso|pode|vou|da para|da pra|tem como|me) )*'
const end = '(?: (?:por favor|isso|agora|ok|ta|pode ser))*'
const asks = new RegExp(
  `^${opening}${wish}(?:` +
    `(?:${goOn}|passar|levar|abrir)(?: (?:o|a|isso|meu|ess[ea]|pedido|compra|conversa|tudo))* ` +
    `(?:n[oa]|em|pelo|pr[oa]|para [oa]|para)(?: meu| um)? ${device}|` +
    `(?:${goOn}|volto|voltar) ${later}|${later} (?:eu )?(?:${goOn}|volto)|` +
    `(?:mand|envi|ger|cri)[ae]r? (?:um |o )?link)${end}$|` +
    `\\b(?:mand|envi|ger|cri)[ae]r?\\b.*\\blink\\b.*\\b(?:${goOn}|volt\\w+|retorn\\w+|finaliz\\w+|${later})\\b|` +
    `\\b(?:mand|envi)[ae]r? (?:um |o |isso |tudo )*(?:link )?(?:n[oa]|pel[oa]|pr[oa]|para o) (?:meu )?(?:zap\\w*|whats\\w*)\\b`,
)

/** Whether somebody asks to continue the order on another device, or later. */
export const asksOtherDevice = (plain: string) => asks.test(wordsOf(plain))
