import type { ReactNode } from 'react'
import { inputTexts } from '../../content/texts/inputTexts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import styles from './Questions.module.css'

type Props = { ready: boolean; onPick: () => void; children?: ReactNode }

/** Confirms a choice in the conversation, which has no form to submit. */
export function ConfirmChoiceButton({ ready, onPick, children = inputTexts.confirm }: Props) {
  return (
    <p className={styles.confirm}>
      <Button split icon="arrow" disabled={!ready} onClick={onPick}>
        {children}
      </Button>
    </p>
  )
}
