import type { CSSProperties } from 'react'
import { classes } from './classes.ts'
import styles from './Stages.module.css'

type Props = {
  stages: readonly { id: string; label: string }[]
  current: string
  /** How much of the current stage is answered, 0 to 100. */
  percent: number
  /** How much of the order is done, 0 to 100. */
  total: number
  /** Names the list for readers: 'Etapas do pedido'. */
  label: string
  /** On a phone, after the stage's name: '58%'. */
  now: string
  /** Read after a finished stage: ', concluída'. */
  doneText: string
}

/** The stages of the order, joined by three lines that light up as the visitor answers. */
export function Stages({ stages, current, percent, total, label, now, doneText }: Props) {
  const at = stages.findIndex(({ id }) => id === current)
  const answered: CSSProperties & { '--answered': string } = { '--answered': `${percent}%` }
  return (
    <>
      <span className="sr" role="progressbar" aria-label={label} aria-valuenow={total} />
      <p className={styles.now} aria-hidden="true">
        <b>{stages[at]?.label}</b> {now}
      </p>
      <ol className={styles.stages} aria-label={label}>
        {stages.map((stage, index) => (
          <li
            key={stage.id}
            className={classes(index < at && styles.done, index === at && styles.current)}
            {...(index === at && { 'aria-current': 'step', style: answered })}
          >
            <b>{stage.label}</b>
            {index < at && <span className="sr">{doneText}</span>}
          </li>
        ))}
      </ol>
    </>
  )
}
