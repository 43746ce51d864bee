import type { Handler } from '../handlerContext.ts'
import { lookUpCustomer } from '../customers/customerLookup.ts'

/** Whether a CPF has an offer to renew, which asking for the offers reveals too. */
export const checkClient: Handler<'checkClient'> = async ({ params }, context) => {
  const { offers } = await lookUpCustomer(params.cpf, 'fibre', context)
  return { client: offers.length > 0 }
}
