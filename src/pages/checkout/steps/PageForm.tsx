import type { ReactNode } from 'react'
import type { Key } from '../../../content/questions/answers.ts'
import { whyRefused } from '../../../funnel/views/whyRefused.ts'
import { drafted } from '../../../funnel/slice.ts'
import { QuestionInput } from '../../../order/questions/QuestionInput.tsx'
import { useDispatch } from 'react-redux'
import { useFunnel } from '../../../order/useFunnel.ts'
import styles from './StepPage.module.css'
import type { PageFormState } from './usePageForm.ts'

type Props = { keys: readonly Key[]; answering: PageFormState; /** The form's buttons. */ children: ReactNode }

/** The form of a page. Before hydration the browser sends it to its own address, with the parameters of the link. */
export function PageForm({ keys, answering: { form, submit, edit, leaveField }, children }: Props) {
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={edit}
      onBlur={leaveField}
    >
      {keys.map((key) => (
        <PageQuestion key={key} name={key} />
      ))}
      <div className={styles.go}>{children}</div>
    </form>
  )
}

/** A question in a form, with its draft and the reason of its refusal. */
function PageQuestion({ name }: { name: Key }) {
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
