import type { Key } from '../../content/answers.ts'
import { drafted } from '../../funnel/slice.ts'
import { QuestionInput } from '../../ui/questions/QuestionInput.tsx'
import { useAsk, useFunnel } from '../../ui/useFunnel.ts'

/** A question in a form, with what was half typed and why it was refused. */
export function PageQuestion({ name }: { name: Key }) {
  const ask = useAsk()
  const error = useFunnel(({ refused }) => refused[name])
  const draft = useFunnel(({ drafts }) => drafts[name])
  return (
    <div data-refused={error === undefined ? undefined : ''}>
      <QuestionInput name={name} id={`campo-${name}`} error={error} draft={draft} onText={(text) => ask(drafted({ key: name, text }))} />
    </div>
  )
}
