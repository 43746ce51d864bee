import { useRef, useState } from 'react'
import type { Key } from '../../content/questions/answers.ts'
import type { InputProps } from '../../order/questions/inputProps.ts'
import { QuestionInput } from '../../order/questions/QuestionInput.tsx'
import { useFunnel } from '../../order/useFunnel.ts'
import { useSay } from '../words/useSay.ts'
import { useLeavesFocus } from './focusTrail.tsx'

/** The field of a question that brings its own. */
export function OwnField({ name, ...props }: Omit<InputProps, 'name'> & { name: Key }) {
  const part = useRef<HTMLDivElement>(null)
  const { answer } = useSay()
  const draft = useFunnel(({ drafts }) => drafts[name])
  const [begun] = useState(draft)
  useLeavesFocus(part, 'open')
  return (
    <div ref={part}>
      <QuestionInput {...props} name={name} draft={begun} onPick={(raw) => answer(name, raw)} />
    </div>
  )
}
