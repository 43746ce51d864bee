import type { Address } from '../../api/contract/address.ts'
import type { Lead } from '../../api/contract/lead/lead.ts'
import type { DueStep, Step } from '../../api/contract/lead/stepOrder.ts'
import type { StepBody } from '../../api/contract/lead/steps.ts'
import type { FactName, Facts } from '../flows/facts.ts'
import type { Answers, Key, Value } from './answers.ts'

/** How an answer is saved and read back. */
export type Wire<K extends Key = Key> = ({ [P in SavedWith]: SentWith<P, K> }[SavedWith] | Unsent<K>) & {
  /** The fact that is looked up with it. Once known, the server has the answer. */
  lookUp?: FactName
}
type Unsent<K extends Key> = { step: 'none' } & Back<K>

/** The write that saves it: the street or the house, which make the lead, or a step of the lead. */
export type SavedWith = DueStep

type SentWith<P extends SavedWith, K extends Key> = {
  step: P
  /** Its fields in the body, nested as `outer.inner`. A refusal of one of them asks the question again. */
  fields: FieldOf<P> | readonly [FieldOf<P>, ...FieldOf<P>[]]
  /** Builds its fields, if the first one is not simply the answer. */
  write?: (answers: Answers, facts: Facts) => FieldsOf<P>
} & (Back<K> | ToldIn<P>)

/** Whether it is read back as answered, only as a mask, or asked again. `from` returns null if it was not answered. */
type Back<K extends Key> =
  | { back: 'told'; from: (lead: Lead) => Value<K> | null }
  | { back: 'masked'; from?: (lead: Lead) => string | null }
  | { back: 'again'; from?: never }

/** Read back from the field that it was sent in. */
type ToldIn<P extends SavedWith> = {
  back: 'told'
  from?: never
  fields: FieldTold<P> | readonly [FieldTold<P>, ...string[]]
}
type FieldTold<P extends SavedWith> = keyof (P extends Step ? Lead : Lead['address'])

type BodyOf<P extends SavedWith> = P extends Step ? StepBody<P> : Address
type FieldOf<P extends SavedWith> = FieldIn<BodyOf<P>>
type FieldsOf<P extends SavedWith> = { [F in FieldOf<P>]?: ValueIn<BodyOf<P>, F> | undefined }

/** The fields of a body, or of all possible bodies of a step. */
type FieldIn<B> = B extends object
  ? { [F in keyof B & string]-?: IsRecord<NonNullable<B[F]>> extends true ? Inner<F, NonNullable<B[F]>> : F }[keyof B &
      string]
  : never
type Inner<F extends string, B> = `${F}.${keyof B & string}`
type IsRecord<T> = T extends readonly unknown[] ? false : T extends object ? true : false

type ValueIn<B, F extends string> = F extends `${infer O}.${infer I}`
  ? ValueIn<NonNullable<ValueIn<B, O>>, I>
  : B extends { [N in F]?: infer V }
    ? V
    : never

/** Replaces a value that the server has and does not send. */
export const hiddenMask = '••••'
