import { plainWords } from '../../api/contract/values/plainWords.ts'

/** Removes words around a name, as in 'Me chamo Ana Souza' and 'minha mãe é Maria Souza'. */
export const nameAlone = (text: string) => less(less(text, greeting), aroundName)

/** Removes words around a place, as in 'Moro na Rua das Palmeiras' and 'o bairro é Centro'. */
export const placeAlone = (text: string) => less(less(text, greeting), aroundPlace)

/** E.g. 'Número 35', 'é o 35' and 'nº 35' become '35'. */
export const numberAlone = (text: string) => (noNumber.test(plainWords(text)) ? 's/n' : text.replace(aroundNumber, ''))

/** E.g. 'Quadra 12' becomes '12'. */
export const blockAlone = (text: string) => text.replace(/^(?:[ée]\s+)?(?:a\s+)?(?:quadra|qd)\s*[:.]?\s+(?=\S+$)/iu, '')

/** E.g. 'Lote 7' becomes '7'. */
export const lotAlone = (text: string) => text.replace(/^(?:[ée]\s+)?(?:o\s+)?(?:lote|lt)\s*[:.]?\s+(?=\S+$)/iu, '')

/** E.g. 'É o apto 12' becomes 'apto 12', and 'moro em casa' becomes empty; 'casa 2' and 'casa dos fundos' stay. */
export const complementAlone = (text: string) =>
  text.split(/[,.;]/).every((part) => saysNone(part, 'complemento') || house.test(plainWords(part)))
    ? ''
    : less(text, aroundComplement)

const greeting = /^(?:oi+e?|ol[aá]|opa|bom\s+dia|boa\s+tarde|boa\s+noite)[\s,.!]+/iu

const mother = '(?:a\\s+)?(?:minha\\s+)?(?:mam|m)[aã]e'
const itsName = `(?:o\\s+)?(?:meu\\s+)?nome(?:\\s+completo)?(?:\\s+(?:del[ae]|da\\s+${mother}))?`
const is = '\\s*(?:\\s[ée]|\\sera|:)'
const aroundName = new RegExp(
  `^(?:[ée]\\s+)?(?:(?:eu\\s+)?me\\s+chamo|${itsName}${is}|${mother}(?:${is}|\\s+(?:se\\s+)?chama(?:va)?)|ela\\s+se\\s+chama(?:va)?|(?:aqui\\s+)?(?:eu\\s+)?(?:sou|fala|[ée])(?:\\s+[oa])?|pode\\s+me\\s+chamar\\s+de)[\\s,:]+(?!(?:d[aeo]s?|em|n[ao]s?|uma?|que|nov[oa]|eu|client\\p{L}*)\\s)`,
  'iu',
)
const aroundPlace =
  /^(?:(?:o\s+|a\s+)?(?:meu\s+|minha\s+)?(?:bairro|cidade)\s+[ée](?:\s+[oa])?|(?:eu\s+)?(?:moro|fica)\s+(?:em|n[ao])|é(?:\s+(?:em|n[ao]|[oa]))?)\s+/iu

const noNumber = /^(?:e |(?:a )?casa )?(?:s n|sn|sem (?:numero|n)|nao (?:tem|ha|possui)(?: numero| n)?)$/
const aroundNumber =
  /^(?:(?:eu\s+)?(?:moro|fica)\s+n[oa]\s+)?(?:[ée]\s+)?(?:o\s+)?(?:meu\s+)?(?:(?:n[uú]mero|n[uú]m|nro|n|#)[\s.º°:]*(?:[ée]\s+)?)?(?=\d)/iu

const nothing = 'nao|n|n a|nn|sem|nenhum|nada|disso'
const isNone = new RegExp(
  `^(?:(?:eu )?(?:${nothing})(?: (?:${nothing}|tem|tenho|ha|possui|possuo|existe|precisa|se aplica|uso|quero(?=.* disso)))*(?: obrigad[oa])?)?$`,
)
/** Whether words leave out what a text such as 'Sem complemento' names: 'não tenho', 'sem complemento' */
export function saysNone(text: string, none: string): boolean {
  const [thing = ''] = plainWords(none).split(' ').slice(-1)
  return isNone.test(plainWords(text).replace(thing, 'disso'))
}

const house = /^(?:(?:eu )?moro (?:em|numa|na) |(?:e )?(?:so )?(?:uma )?)casa(?: mesmo| terrea| simples)?$/
const aroundComplement =
  /^(?:(?:tem\s+)?sim[\s,.!]+)?(?:(?:eu\s+)?(?:moro|fica)\s+(?:n[oa]|em|num|numa)\s+|(?:é)\s+(?:[oa]\s+)?)?/iu

/** A text that would become empty stays unchanged. */
const less = (text: string, telling: RegExp) => text.replace(telling, '') || text
