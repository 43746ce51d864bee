/** Phrases that open a sentence, as the beginning of a pattern for expanded words. */
const openings = [
  'eu|ai|entao|agora|oi|ola|opa|olha|por favor|e|mas|ah|nossa|please|bom dia|boa tarde|boa noite|e ai',
  'pera|perai|espera|moc[oa]|cansei|ok|esta|sim|ue|uai|gente|antes|primeiro|desculpa|ainda',
  'no momento|((tenho|so|me tira) )?(uma )?duvida|me (fala|diz|diga|conta)',
]
export const opening = `((${openings.join('|')}) )*`

/** How a question begins, with or without its mark. */
export const questionWords =
  'quant[oa]s?|qual|quais|quando|a?onde|cade|por que|o que|que e(?= )|(?:a )?que horas|com que|posso|da para|consigo|quem(?! fala (e|eh|a|o) )|como|sera|how|what|when'

/** Whether a text has too few words to mean something of its own: 'tá bom assim?' */
export const areFewWords = (words: string) => words.split(' ').length < 4

/** Words that choose a plan, whatever the rest of the line says. */
export const wants = /\b(?:quero|vou|fico|pode ser|manda|fecha|bota|coloca|pego|levo|prefiro)\b/
