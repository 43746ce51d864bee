import { useEffect, useRef, useState } from 'react'
import { earlierTexts } from '../../content/texts/chat/lazyChatTexts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { classes } from '../../ui/classes.ts'
import strand from '../transcript/Strand.module.css'
import type { Turn } from '../transcript/turn.ts'
import { TurnGroup } from './TurnGroup.tsx'

/** The far part of a long conversation behind a button, so that an answer costs no more than in a short one. */
export function EarlierTurns({ far }: { far: readonly (readonly Turn[])[] }) {
  const [shows, show] = useState<'none' | 'changed' | 'asked'>('none')
  const list = useRef<HTMLDivElement>(null)
  const isChanged = far.some((turns) => turns.some(({ kind }) => kind === 'edit'))
  if (shows === 'none' && isChanged) show('changed')
  useEffect(() => {
    if (shows === 'asked') list.current?.focus({ preventScroll: true })
  }, [shows])
  return shows === 'none' ? (
    <article className={classes(strand.strand, strand.lead)} aria-label={earlierTexts.heading}>
      <Button look="line" onClick={() => show('asked')}>
        {earlierTexts.show(far.flat().length)}
      </Button>
    </article>
  ) : (
    <div ref={list} tabIndex={-1}>
      {far.map((turns, index) => (
        <TurnGroup key={index} turns={turns} />
      ))}
    </div>
  )
}
