import { someCpf } from './aCustomer.ts'
import { anAddress, answers } from './anOrder.ts'

/** A visitor other than the one of all tests, with a document, a telephone, an e-mail and a home of their own. */
export const somebody = (n: number, at: { cep: string; number: string } = anAddress) => {
  const phone = `169${91_000_000 + n}`
  return {
    phone,
    answers: {
      documentNumber: { cpf: someCpf(1_000_000 + n) },
      phone: { phone },
      email: { ...answers.email, email: `pessoa${n}@provedor.com.br` },
    },
    home: { address: { ...at, complement: `Apto ${n}` } },
  }
}
