import { waitingWrites } from '../../funnel/saving/waitingWrites.ts'
import type { Write } from '../../funnel/saving/writes.ts'
import type { Funnel } from '../../funnel/state.ts'
import { call, select, takeAny, type Saga } from '../effects.ts'
import type { Ports, Waiting } from '../ports.ts'
import { withVisitor } from './withVisitor.ts'

/** Keeps what waits for a line in the browser's outbox, so that it is sent also once no page is open. */
export function* fillOutbox(ports: Ports): Saga {
  for (let within: string | null = null; ;) {
    const isQuiet: boolean = within === '' && !(yield* select(({ saveProblem }) => saveProblem))
    const waiting: Write[] | null = isQuiet ? null : yield* select(waitingWrites)
    if (waiting === null || said(waiting) === within) yield* takeAny()
    else {
      yield* call(ports.outbox, yield* select((funnel) => waiting.map((write, at) => keyed(funnel, ports, write, at))))
      within = said(waiting)
    }
  }
}

const said = (writes: readonly Write[]) => writes.map(({ name, of }) => `${name}:${of}`).join(' ')

/** The first is sent as it was before, so that it is done once. Each later one is made on the version of the one before. */
function keyed({ sending, lead }: Funnel, ports: Ports, bare: Write, at: number): Waiting {
  const write = withVisitor(bare, ports)
  if (at > 0 || !sending) return { write, options: { idempotencyKey: ports.newKey() } }
  return { write, options: { idempotencyKey: sending.key, ...(lead && { version: lead.version }) } }
}
