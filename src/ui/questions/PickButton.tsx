import type { ReactNode } from 'react'
import { inputTexts } from '../../content/inputTexts.ts'
import { Button } from '../Button.tsx'
import styles from './Questions.module.css'

type Props = { ready: boolean; onPick: () => void; children?: ReactNode }

/** Confirms a choice in the conversation, where there is no page to submit. */
export function PickButton({ ready, onPick, children = inputTexts.confirm }: Props) {
  return (
    <p className={styles.confirm}>
      <Button split icon="arrow" disabled={!ready} onClick={onPick}>
        {children}
      </Button>
    </p>
  )
}
