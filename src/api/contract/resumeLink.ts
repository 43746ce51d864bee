/** Where a link leads, below a campaign; its token stands behind the `#`. */
export const resumePath = '/continuar'

/** Why an order has no link yet. */
export const noLinkReason =
  'O link só abre para quem responder a data de nascimento ou o final do celular deste pedido. Informe um deles e peça o link de novo.'
