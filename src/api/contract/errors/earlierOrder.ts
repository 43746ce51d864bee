/** The code of a refusal that shows an earlier order of the same person. Shown once; the visitor may continue. */
export const earlierOrder = 'order.earlier'

export const earlierOrderWords = (number: string) =>
  `Você já tem o pedido ${number} neste CEP, feito há menos de um dia, e ele está valendo. Se é esse mesmo, não precisa fazer mais nada. Se quer mais um, para outro apartamento, por exemplo, é só continuar.`
