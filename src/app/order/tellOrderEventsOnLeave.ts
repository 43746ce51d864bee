import { mayTell, noteTold, takeBack, untold } from '../../tracking/toldEvents.ts'
import { browserApi } from '../browserApi.ts'
import { keptOrderEvents } from './keptOrderEvents.ts'

/** Sends order events to the operator's webchat, through the server, each time the page is left. */
export function tellOrderEventsOnLeave(): void {
  document.addEventListener('visibilitychange', tellIfHidden)
}

/** Events that fail now are sent when the page is left again, or on the site's next page. */
function tellIfHidden() {
  if (document.visibilityState === 'hidden' && isHeard) tell().catch(() => {})
}

const perform = browserApi({ keepalive: true })
let isHeard = true

async function tell(): Promise<void> {
  const order = keptOrderEvents()
  if (order === null || order.idLead === null) return
  const { thread, idLead, events } = order
  const news = untold(thread, events).filter(mayTell)
  if (news.length === 0) return
  // Noted first, because a page that is left may not receive the reply
  noteTold(thread, news)
  const { told } = await perform('tellEvents', { params: { idLead }, body: { events: news } }).catch(
    (error: unknown) => {
      takeBack(thread, news)
      throw error
    },
  )
  isHeard = told
  if (!told) takeBack(thread, news)
}
