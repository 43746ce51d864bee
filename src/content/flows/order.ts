import type { Flow } from './flow.ts'
import { address, availability } from './parts/addressScreens.ts'
import { closing } from './parts/paymentToDone.ts'
import { email, fullName, identified, phone } from './parts/personScreens.ts'
import { sale } from './parts/saleWrites.ts'

/** The plain order: coverage, plan, person, payment, identity, visit, review. */
export const order = {
  ...sale,
  screens: [...address, ...availability, fullName, phone, email, ...identified, ...closing],
} satisfies Flow
