/** What people say before they come to it, as the beginning of a pattern for words written out. */
const openings = [
  'eu|ai|entao|agora|oi|ola|opa|olha|por favor|e|mas|ah|nossa|please|bom dia|boa tarde|boa noite|e ai',
  'pera|perai|espera|moc[oa]|cansei|ok|esta|sim|ue|uai|gente|antes|primeiro|desculpa|ainda',
  'no momento|((tenho|so|me tira) )?(uma )?duvida|me (fala|diz|diga|conta)',
]
export const opening = `((${openings.join('|')}) )*`

/** How a question begins, with or without its mark. */
export const questionWords =
  'quant[oa]s?|qual|quais|quando|a?onde|cade|por que|o que|que e(?= )|posso|da para|consigo|quem(?! fala (e|eh|a|o) )|como|sera|how|what|when'

/** So few words ask and tell nothing of their own: 'tá bom assim?' */
export const areFewWords = (words: string) => words.split(' ').length < 4

/** Who wants one in spite of what they say of it. */
export const wants = /\b(?:quero|vou|fico|pode ser|manda|fecha|bota|coloca|pego|levo|prefiro)\b/
