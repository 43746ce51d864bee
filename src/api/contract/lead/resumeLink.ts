/** The path of a link, below a campaign; its token follows the `#`. */
export const resumePath = '/continuar'

export const noLinkReason =
  'O link só abre para quem responder a data de nascimento ou o final do celular deste pedido. Informe um deles e peça o link de novo.'
