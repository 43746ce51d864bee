import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import { chatTexts } from '../../content/texts/chatTexts.ts'
import { UnsavedNote } from '../../order/notes/UnsavedNote.tsx'
import { classes } from '../../ui/classes.ts'
import { LiveRegion } from '../../ui/feedback/LiveRegion.tsx'
import { announcement } from './announcement.ts'
import { keepEnd, showOpen } from './scroll.ts'
import strand from './Strand.module.css'
import { parted, Stretch } from '../turns/Stretch.tsx'
import { TurnItem } from '../turns/TurnItem.tsx'
import { useTranscript } from './useTranscript.ts'

/** The transcript with the open question last, and the new part again for screen readers. */
export const Talk = memo(function Talk() {
  const turns = useTranscript()
  const list = useRef<HTMLOListElement>(null)
  const open = turns.at(-1)
  const moment = open && `${open.id} ${turns.length} ${open.kind === 'now' && `${open.ready} ${open.tries}`}`
  useEffect(() => (list.current ? keepEnd(list.current) : undefined), [])
  const isStart = turns.length <= 2
  useLayoutEffect(() => {
    if (!isStart && list.current) showOpen(list.current)
  }, [moment, isStart])
  const { far, near } = parted(turns)
  return (
    <>
      <LiveRegion text={announcement(turns)} />
      <div className={classes(strand.strand, strand.lead)} />
      {far.map((stretch, index) => (
        <Stretch key={index} turns={stretch} />
      ))}
      <ol ref={list} className={strand.strand} aria-label={chatTexts.history}>
        {near.map((turn) => (
          <TurnItem key={turn.id} turn={turn} />
        ))}
      </ol>
      <div className={classes(strand.strand, strand.note)}>
        <UnsavedNote />
      </div>
    </>
  )
})
