import { accepting, agreeing, denying } from './counts.ts'
import { likelihood, unpacked, type Weights } from './asksOrAnswers.ts'
import { featuresOfAcceptance, featuresOfReply } from './lineFeatures.ts'

/** How likely a line agrees to a whole read-back, or denies some of it: 1 is certain. */
export const likelyAgrees = (plain: string, read: string): number =>
  likelihood((agreed ??= unpacked(agreeing)), featuresOfReply(plain, read))
export const likelyDenies = (plain: string, read: string): number =>
  likelihood((denied ??= unpacked(denying)), featuresOfReply(plain, read))

let agreed: Weights | null = null
let denied: Weights | null = null

/** How likely a line at the review lets the order be placed as it is. */
export const likelyAccepts = (plain: string): number =>
  likelihood((accepted ??= unpacked(accepting)), featuresOfAcceptance(plain))

let accepted: Weights | null = null
