/** Replies about the plans that a visitor's words select. */
export const planWishTexts = {
  plan: (speed: string, streaming: string, price: string) => `${speed}${streaming && ` com ${streaming}`}, ${price}`,
  several: (plans: readonly string[], more: number) =>
    `Assim tenho ${plans.join('; ')}${more > 0 ? `, e mais ${more}` : ''}. São preços por mês, no débito automático. Qual deles você prefere?`,
  having: (names: string, plans: readonly string[]) =>
    `Com ${names}, aqui: ${plans.join('; ')}. São preços por mês, no débito automático.`,
  only: (plan: string) => `Assim fica ${plan} por mês, no débito automático. Para levar, diga “quero esse”.`,
  none: (wanted: string, nearest: readonly string[]) =>
    `Plano ${wanted} não há neste endereço. ${nearest.length > 1 ? 'Os mais próximos' : 'O mais próximo'}: ${nearest.join('; ')} por mês, no débito automático. Qual você prefere?`,
  which: (plans: readonly string[]) =>
    `Qual deles? Por exemplo, ${plans.join('; ou ')}, por mês, no débito automático. Diga a velocidade, ou o que procura, como “o mais barato”.`,
  speed: (name: string) => `de ${name}`,
  atMost: (size: string) => `até ${size}`,
  under: (size: string) => `abaixo de ${size}`,
  atLeast: (size: string) => `a partir de ${size}`,
  over: (size: string) => `acima de ${size}`,
  between: (from: string, to: string) => `entre ${from} e ${to}`,
  price: (price: string) => `de ${price}`,
  cheaper: (name: string) => `mais barato que o de ${name}`,
  dearer: (name: string) => `mais caro que o de ${name}`,
  withStreaming: (names: string) => `com ${names}`,
  anyStreaming: 'com streaming',
  noStreaming: 'sem streaming',
  otherStreaming: 'com esse streaming',
  streamingsTogether: (names: string) => `que junte ${names} e esse outro streaming`,
  without: (names: string) => `sem ${names}`,
} as const
