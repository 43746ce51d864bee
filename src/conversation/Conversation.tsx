import { memo, useRef } from 'react'
import { chatTexts } from '../content/texts/chat/chatTexts.ts'
import { journey } from '../funnel/journey/journey.ts'
import { classes } from '../ui/classes.ts'
import { OrderAside } from '../order/panel/OrderAside.tsx'
import { OrderHeader } from '../order/panel/OrderHeader.tsx'
import { OrderPeek } from '../order/panel/OrderPeek.tsx'
import { useFunnel } from '../order/useFunnel.ts'
import type { EditPath } from '../order/useOrderSummary.tsx'
import { useHasBeenInLayout } from '../ui/layout/useHasBeenInLayout.ts'
import { RenderAfterPaint } from './RenderAfterPaint.tsx'
import styles from './Conversation.module.css'
import { Dock } from './composer/Dock.tsx'
import { useEditPath } from './editing/useEditPath.ts'
import { FocusTrail } from './composer/focusTrail.tsx'
import { TranscriptList } from './transcript/TranscriptList.tsx'

/** An order as a conversation: the same questions one at a time, in words. */
export function Component() {
  return (
    <div className={classes('page narrow', styles.talking)}>
      <title>{chatTexts.title}</title>
      <meta name="robots" content="noindex" />
      <Skip />
      <Screen />
    </div>
  )
}

/** Independent of the address: an answer changes the address, and only changed parts render again. */
const Screen = memo(function Screen() {
  const editPath = useEditPath()
  const ordered = useFunnel(({ facts }) => facts.order?.value !== undefined)
  const edit = ordered ? undefined : editPath
  return (
    <FocusTrail>
      <RenderAfterPaint>
        <OrderHeader />
        <OrderPeek editPath={edit} />
      </RenderAfterPaint>
      <div className={classes('wrap', styles.chat)}>
        <main className={styles.main}>
          <h1 className="sr">{chatTexts.heading}</h1>
          <TranscriptList />
          <Dock />
        </main>
        <Side editPath={edit} />
      </div>
    </FocusTrail>
  )
})

/** 'Seu pedido' next to the conversation. A phone has no room for it. */
function Side({ editPath }: { editPath: EditPath | undefined }) {
  const side = useRef<HTMLElement>(null)
  const isSeen = useHasBeenInLayout(side)
  return (
    <aside ref={side} className={styles.side}>
      {isSeen && (
        <RenderAfterPaint>
          <OrderAside editPath={editPath} />
        </RenderAfterPaint>
      )}
    </aside>
  )
}

/** A link to the field for the answer, or to the open turn if there is none. */
function Skip() {
  const asks = useFunnel((funnel) => journey(funnel).question !== null)
  return (
    <a className="skip" href={asks ? '#resposta' : '#agora'}>
      {asks ? chatTexts.skip : chatTexts.skipToOpen}
    </a>
  )
}
