import type { ReactNode } from 'react'
import type { Key } from '../../content/answers.ts'
import { PageQuestion } from './PageQuestion.tsx'
import styles from './StepPage.module.css'
import type { Answering } from './useAnswering.ts'

type Props = { keys: readonly Key[]; answering: Answering; /** Its buttons. */ children: ReactNode }

/** The questions of a page; until it is awake a plain form of the browser, sent to its own address with all that a link says in it. */
export function PageForm({ keys, answering: { form, submit, edit, leaveField }, children }: Props) {
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit} onInput={edit} onBlur={leaveField}>
      {keys.map((key) => (
        <PageQuestion key={key} name={key} />
      ))}
      <div className={styles.go}>{children}</div>
    </form>
  )
}
