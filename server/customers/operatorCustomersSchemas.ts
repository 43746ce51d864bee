import { brandName } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import * as z from 'zod/mini'
import * as values from '../../src/api/contract/values/valueRules.ts'
import { products } from '../db/customerTables.ts'
import { operatorSystemOpenApi } from '../outside/operatorSystemOpenApi.ts'

/** The requests and replies of an operator's system that replaces the imported customers. */
export const sought = z.object({ cpf: z.string(), product: z.enum(products) })

const contract = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: values.name,
  email: z.nullable(values.email),
  phone: z.nullable(values.phone),
  birth_date: values.birthDate,
  mothers_name: values.motherName,
  loyalty_until: z.nullable(values.birthDate),
  offers: z.array(values.plan).check(z.maxLength(50)),
})
export const found = z.object({ contract: z.nullable(contract) })

/** The port as an OpenAPI 3.1 document. */
export const operatorCustomersOpenApi = () =>
  operatorSystemOpenApi({
    title: `${brandName} asks: who has a contract?`,
    description:
      'A system of the operator serves this at CUSTOMERS_URL. It is given four seconds, and may be asked again. It should reply in the same time whoever it is: visitors get its replies at whole seconds, so that the time tells nothing.',
    operations: {
      '/contracts': {
        name: 'contractOf',
        summary:
          'The contract of a CPF: of fibre, which is renewed, or of copper, which migrates. Offers are skus, made once the loyalty is over. Null where there is none',
        asks: sought,
        replies: found,
        isKeyed: false,
      },
    },
  })
