import { useState } from 'react'
import type { Key } from '../../content/questions/answers.ts'
import type { InputProps } from '../../order/questions/inputProps.ts'
import { QuestionInput } from '../../order/questions/QuestionInput.tsx'
import { useFunnel } from '../../order/useFunnel.ts'
import { useChatActions } from '../words/useChatActions.ts'

/** The field of a question with an input of its own. */
export function CustomQuestionField({ name, ...props }: Omit<InputProps, 'name'> & { name: Key }) {
  const { answer } = useChatActions()
  const draft = useFunnel(({ drafts }) => drafts[name])
  const [begun] = useState(draft)
  return <QuestionInput {...props} name={name} draft={begun} onPick={(raw) => answer(name, raw)} />
}

/** Loaded with it, because they belong to later questions too. */
export { BanksMissing } from '../../order/questions/BanksMissing.tsx'
export { ExtraChips } from './ExtraChips.tsx'
