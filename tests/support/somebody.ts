import { isCpf } from '../../src/api/contract/values/cpfAndCnpj.ts'
import { anAddress, answers } from './anOrder.ts'

/** A visitor other than the one of all tests, with a document, a telephone, an e-mail and a home of their own. */
export const somebody = (n: number, at: { cep: string; number: string } = anAddress) => {
  const phone = `169${91_000_000 + n}`
  return {
    phone,
    answers: {
      documentNumber: { cpf: cpfOf(n) },
      phone: { phone },
      email: { ...answers.email, email: `pessoa${n}@provedor.com.br` },
    },
    home: { address: { ...at, complement: `Apto ${n}` } },
  }
}

function cpfOf(n: number): string {
  const body = String(300_000_000 + n)
  const whole = Array.from({ length: 100 }, (_, end) => body + String(end).padStart(2, '0')).find(isCpf)
  if (whole === undefined) throw new Error('Every body has its check digits')
  return whole
}
