/** The place in a list that some plain words name, from nought: 'o segundo', 'a última opção'; -1 where they name none. */
export function placeNamed(words: string, count: number): number {
  const [, word = ''] =
    /^(?:(?:e|eh|quero|acho que e|opcao|alternativa|numero|a|o) )*(\w+?)a?o?(?: opcao)?$/.exec(words) ?? []
  const place = /^\d$/.test(word) ? Number(word) : places.indexOf(word)
  return word === 'ultim' ? count - 1 : place - 1
}

const places = ['', 'primeir', 'segund', 'terceir', 'quart', 'quint', 'sext']
