import { memo } from 'react'
import { chatTexts } from '../../content/texts/chat/chatTexts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import styles from './Dock.module.css'

/** 'Enviar', attached to the field. */
export const SendButton = memo(function SendButton({ waits = false }: { waits?: boolean }) {
  return (
    <Button type="submit" icon="send" className={styles.send} state={waits ? 'loading' : 'default'}>
      <span className={styles.word}>{chatTexts.send}</span>
    </Button>
  )
})
