import type { CSSProperties } from 'react'
import styles from './Stages.module.css'

type Props = {
  /** `share` is the answered percentage of a stage. */
  stages: readonly { id: string; label: string; state: 'done' | 'current' | 'ahead'; share: number }[]
  /** The completed percentage of the order. */
  total: number
  /** The bar's name for screen readers, read with the percentage, e.g. 'Quanto do pedido está feito'. */
  progress: string
  /** The list's name for screen readers, e.g. 'Etapas do pedido'. */
  list: string
  /** Shown on a phone after the stage's name, e.g. '58%'. */
  now: string
  /** Read after a finished stage, e.g. ', concluída'. */
  doneText: string
}

/** The stages of the order, joined by three lines that light up with each answer. A single one has no line. */
export function ProgressStages({ stages, total, progress, list, now, doneText }: Props) {
  return (
    <>
      <span className="sr" role="progressbar" aria-label={progress} aria-valuenow={total} />
      <p className={styles.now} aria-hidden="true">
        <b>{stages.find(({ state }) => state === 'current')?.label}</b> {now}
      </p>
      {stages.length > 1 && (
        <ol className={styles.stages} aria-label={list}>
          {stages.map(({ id, label, state, share }) => (
            <li
              key={id}
              className={state === 'ahead' ? undefined : styles[state]}
              style={answered(share)}
              {...(state === 'current' && { 'aria-current': 'step' })}
            >
              <b>{label}</b>
              {state === 'done' && <span className="sr">{doneText}</span>}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

const answered = (share: number): CSSProperties & { '--answered': string } => ({ '--answered': `${share}%` })
