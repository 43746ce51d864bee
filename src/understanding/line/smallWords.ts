/** Makes a set of the words in a text. */
export const wordSet = (words: string, more: Iterable<string> = []): ReadonlySet<string> =>
  new Set([...words.split(' '), ...more])

/** Articles, pronouns, courtesies and wishes, which mean nothing by themselves. */
export const smallWords = wordSet(
  'a o as os um uma de da do das dos em na no nas nos e eh com para pra por que eu me meu minha meus isso esse ' +
    'essa este esta ai aqui la agora ja so mesmo ser favor ta ne viu entao tambem mas gostaria queria quero ' +
    'querer prefiro escolho fica ficar vou vamos seria foi pro ao pelo pela mim dia obrigado obrigada valeu the ' +
    'is my it i to',
)

/** Also words that often surround an answer without being one. */
export const fillers = wordSet(
  'pode podem posso preciso tem sou vai vem manda mande mandar anota anote coloca bota envia bom boa bem otimo ' +
    'certo melhor mais completo sim ok opa oi ola numero data periodo opcao mes feira te estou logo nossa ' +
    'olha tudo',
  smallWords,
)

/** The small words, as a pattern. */
export const smallWord = [...smallWords].join('|')
export const filler = [...fillers].join('|')
