import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'react-redux'
import { chatTexts } from '../../content/texts/chat/chatTexts.ts'
import { UnsavedNote } from '../../order/notes/UnsavedNote.tsx'
import type { Funnel } from '../../funnel/state.ts'
import { classes } from '../../ui/classes.ts'
import { rarePart } from '../../ui/lazyPart.tsx'
import { LiveRegion } from '../../ui/feedback/LiveRegion.tsx'
import { wasSaidInChange } from '../editing/editing.ts'
import { OrderIntro } from './OrderIntro.tsx'
import { announcement, announcementInChange } from './announcement.ts'
import { splitTranscript } from './splitTranscript.ts'
import { keepScrolledToEnd, scrollToOpen } from './scroll.ts'
import { scrollToEdit } from './scrollToEdit.ts'
import { useFunnel } from '../../order/useFunnel.ts'
import strand from './Strand.module.css'
import { TurnItem } from '../turns/TurnItem.tsx'
import { useTranscript } from './useTranscript.ts'

/** Lazy, because few conversations are so long. */
const EarlierTurns = rarePart(async () => (await import('../turns/EarlierTurns.tsx')).EarlierTurns)
const ahead = <OrderIntro />

/** The transcript with the open question last, and its new part in a live region for screen readers. */
export const TranscriptList = memo(function TranscriptList() {
  const turns = useTranscript()
  const store = useStore<{ funnel: Funnel }>()
  const said = useFunnel(({ asides }) => asides.length)
  const isInChange = useFunnel(wasSaidInChange)
  const list = useRef<HTMLDivElement>(null)
  const open = turns.at(-1)
  const moment = open && `${open.id} ${turns.length} ${open.kind === 'now' && `${open.ready} ${open.tries}`}`
  useEffect(() => (list.current ? keepScrolledToEnd(list.current) : undefined), [])
  const isStart = turns.length <= 2
  useLayoutEffect(() => {
    if (isStart || !list.current) return
    if (wasSaidInChange(store.getState().funnel)) scrollToEdit(document.querySelector('[data-changing]'))
    else scrollToOpen(list.current)
  }, [moment, isStart, store])
  const { far, near } = splitTranscript(turns)
  return (
    <>
      <LiveRegion text={isInChange ? announcementInChange(turns) : announcement(turns)} message={said} />
      <div className={classes(strand.strand, strand.lead)}>{ahead}</div>
      <div role="feed" aria-label={chatTexts.history}>
        {far.length > 0 && <EarlierTurns far={far} />}
        <div ref={list} className={strand.strand}>
          {near.map((turn) => (
            <TurnItem key={turn.id} turn={turn} />
          ))}
        </div>
      </div>
      <div className={classes(strand.strand, strand.note)}>
        <UnsavedNote />
      </div>
    </>
  )
})
