import type { ReactNode } from 'react'
import { useHref } from 'react-router'
import type { Key } from '../../content/answers.ts'
import type { Screen } from '../../content/screen.ts'
import { PageQuestion } from './PageQuestion.tsx'
import styles from './StepPage.module.css'
import type { Answering } from './useAnswering.ts'

type Props = { screen: Screen; keys: readonly Key[]; answering: Answering; /** Its buttons. */ children: ReactNode }

/** The questions of a page; a plain form of the browser until the page is awake. */
export function PageForm({ screen, keys, answering: { form, submit, leaveField }, children }: Props) {
  const action = useHref(screen.path)
  return (
    <form ref={form} className={styles.form} method="post" action={action} noValidate onSubmit={submit} onBlur={leaveField}>
      {keys.map((key) => (
        <PageQuestion key={key} name={key} />
      ))}
      <div className={styles.go}>{children}</div>
    </form>
  )
}
