import { agreeing, denying } from './counts.ts'
import { likelihood, unpacked, type Weights } from './asksOrAnswers.ts'
import { featuresOfReply } from './lineFeatures.ts'

/** How likely a line agrees to a whole read-back, or denies some of it: 1 is certain. */
export const likelyAgrees = (plain: string, read: string): number =>
  likelihood((agreed ??= unpacked(agreeing)), featuresOfReply(plain, read))
export const likelyDenies = (plain: string, read: string): number =>
  likelihood((denied ??= unpacked(denying)), featuresOfReply(plain, read))

let agreed: Weights | null = null
let denied: Weights | null = null
