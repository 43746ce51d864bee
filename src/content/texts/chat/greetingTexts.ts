const oneByOne = 'Faço uma pergunta por vez'

/** The assistant's first words: the reason of the visit, then how the conversation works. */
export const greetingTexts = {
  start: (offer: string) =>
    `Olá! ${offer && `Você veio pela oferta de internet por fibra ${offer}. `}${oneByOne}, e você pode mudar qualquer resposta.`,
  referred: (offer: string) =>
    `Olá! Sigo por aqui a conversa do WhatsApp${offer && `, com a oferta de internet por fibra ${offer}`}. ${oneByOne} e não repito o que você já respondeu.`,
} as const
