import type { Flow } from './flow.ts'
import { availability, cep } from './parts/addressScreens.ts'
import { closing } from './parts/paymentToDone.ts'
import { email, fullName, identified, phone } from './parts/personScreens.ts'
import { sale } from './parts/saleWrites.ts'

/** Coverage by CEP alone, without a house number. */
export const orderByCep = {
  ...sale,
  screens: [cep, ...availability, { ...fullName, back: cep.id }, phone, email, ...identified, ...closing],
} satisfies Flow
