import type { Key } from '../../../content/questions/answers.ts'
import { whyRefused } from '../../../funnel/views/whyRefused.ts'
import { drafted } from '../../../funnel/slice.ts'
import { QuestionInput } from '../../../order/questions/QuestionInput.tsx'
import { useDispatch } from 'react-redux'
import { useFunnel } from '../../../order/useFunnel.ts'

/** A question in a form, with its half-typed text and the reason of its refusal. */
export function PageQuestion({ name }: { name: Key }) {
  const dispatch = useDispatch()
  const error = useFunnel((funnel) => whyRefused(funnel, name))
  const draft = useFunnel(({ drafts }) => drafts[name])
  return (
    <div data-refused={error === undefined ? undefined : ''}>
      <QuestionInput
        name={name}
        id={`campo-${name}`}
        error={error}
        draft={draft}
        onText={(text) => dispatch(drafted({ key: name, text }))}
      />
    </div>
  )
}
