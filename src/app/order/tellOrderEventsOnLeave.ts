import { mayTell, noteTold, takeBack, untold } from '../../tracking/toldEvents.ts'
import { browserApi } from '../browserApi.ts'
import { keptOrderEvents } from './keptOrderEvents.ts'

/** Tells the operator's webchat, by way of the server, how far the order came each time its page is left. */
export function tellOrderEventsOnLeave(): void {
  document.addEventListener('visibilitychange', tellIfHidden)
}

/** What is not told now is told when the page is left again, or on the next page of the site. */
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
  // A page that is left may not hear the reply
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
