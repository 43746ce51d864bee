/** Replies to wishes for other streamings, or for other visits than those that are shown. */
export const wishTexts = {
  noSuchPlan: (speed: string, streaming: string) =>
    `O de ${speed} não vem ${streaming ? `com ${streaming}` : 'assim'} neste endereço. Veja os planos que chegam aqui.`,
  unknownStreaming: (sold: string) =>
    `Esse streaming não vem em nenhum plano deste endereço. ${sold ? `Os que vêm: ${sold}.` : 'Os planos daqui são sem streaming.'}`,
  whichStreaming: (sold: string) =>
    sold
      ? `Os streamings dos planos daqui: ${sold}. Escolha o plano com o que você prefere.`
      : 'Os planos daqui são sem streaming.',
  isSo: (plan: string) => `O seu plano já é assim: ${plan}.`,
} as const
