import { someCpf } from './aCustomer.ts'
import { anAddress, answers } from './anOrder.ts'

/** Another visitor than the usual one, with a unique document, telephone, e-mail and home. */
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
