/** Explains how to confirm the identity by the link that an order may need. */
export const identityLinkExplanation =
  'Nele você confirma que não é um robô, informa os cinco primeiros números do CPF, fotografa um documento oficial e tira uma selfie em fundo neutro. Depois é só conferir e aceitar.'
