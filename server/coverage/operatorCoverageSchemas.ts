import { brandName } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import * as z from 'zod/mini'
import { complement, state } from '../../src/api/contract/values/valueRules.ts'
import { operatorSystemOpenApi } from '../outside/operatorSystemOpenApi.ts'

/** The requests and replies of an operator's system that replaces the tables of coverage. */
const written = z.nullable(z.string())
const name = z.string().check(z.minLength(1), z.maxLength(100))

export const house = z.object({ cep: z.string(), number: written, block: written, lot: written })

export const reach = z.discriminatedUnion('coverage', [
  z.object({
    coverage: z.literal('free-port'),
    technology: z.enum(['EPON', 'GPON', 'XGS-PON']),
    infraco: name,
    cabinet: name,
    state,
  }),
  z.object({ coverage: z.enum(['no-network', 'no-free-port']) }),
])

export const building = z.object({ cep: z.string(), number: z.string() })
export const complements = z.object({ complements: z.array(complement.check(z.minLength(1))).check(z.maxLength(500)) })

/** The port as an OpenAPI 3.1 document. */
export const operatorCoverageOpenApi = () =>
  operatorSystemOpenApi({
    title: `${brandName} asks: does fibre reach this house?`,
    description:
      'A system of the operator serves this at COVERAGE_URL. It is given four seconds, and may be asked again. Number, block and lot are as the visitor wrote them; without them, any home of the CEP is meant. EPON sells 300 to 500 Mega, GPON 500 Mega to 1 Giga, XGS-PON 500 Mega to 2 Giga.',
    operations: {
      '/reach': {
        name: 'reach',
        summary: 'The network with a free port at a house, or why there is none',
        asks: house,
        replies: reach,
        isKeyed: false,
      },
      '/complements': {
        name: 'complements',
        summary: 'The known complements of a building, such as Apto 301, if any',
        asks: building,
        replies: complements,
        isKeyed: false,
      },
    },
  })
