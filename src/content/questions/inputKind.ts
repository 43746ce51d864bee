/** The input of a question. Each kind is rendered once, for both voices. */
export type Input =
  | {
      kind: 'text'
      mask?: MaskName
      inputMode?: 'numeric' | 'tel' | 'email' | 'text'
      autoComplete: string
      type?: 'text' | 'email'
      example: string
      maxLength?: number
      /** What leaves it out, if it is optional: 'Sem complemento' */
      none?: string
    }
  | { kind: 'complement'; none: string; example: string }
  | { kind: 'state'; autoComplete: string }
  | { kind: 'document'; autoComplete: string; example: string }
  | { kind: 'yesNo'; yes: string; no: string }
  | { kind: 'consent'; text: string; yes: string; no: string }
  | { kind: 'days'; days: readonly number[]; suggested: number }
  | { kind: 'plans' }
  | { kind: 'offers' }
  | { kind: 'bank'; example: string }
  | { kind: 'slots' }

type MaskName = 'cep' | 'phone' | 'date' | 'agency' | 'account'
