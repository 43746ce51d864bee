import type { ReactNode } from 'react'
import type { Key } from '../../../content/questions/answers.ts'
import { PageQuestion } from './PageQuestion.tsx'
import styles from './StepPage.module.css'
import type { PageFormState } from './usePageForm.ts'

type Props = { keys: readonly Key[]; answering: PageFormState; /** Its buttons. */ children: ReactNode }

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
