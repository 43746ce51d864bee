/** What people say before they come to it, as the beginning of a pattern for words written out. */
const openings = [
  'eu|ai|entao|agora|oi|ola|opa|olha|por favor|e|mas|ah|nossa|affe?|please|bom dia|boa tarde|boa noite|e ai',
  'pera|perai|espera|moc[oa]|cansei|ok|esta|sim|ue|uai|gente|ei|antes|primeiro|desculpa|infelizmente|ainda',
  'no momento|((tenho|so|me tira) )?(uma )?duvida|me fala|me diz',
]
export const opening = `((${openings.join('|')}) )*`

/** How a question begins, with or without its mark. */
export const questionWords = [
  'quanto|quantos|quantas|quanta|qual|quais|quando|onde|aonde|cade|por que|o que|posso|da para|consigo|quem|como',
  'sera|how|what|when',
].join('|')
