import { useDispatch } from 'react-redux'
import { actionsAtStop, type StopAction } from '../../funnel/views/actionsAtStop.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { useFunnel } from '../useFunnel.ts'
import type { EditPath } from '../useOrderSummary.tsx'

/** A voice's layout of the next steps: its addresses, its row, big buttons, and a class for the first one. */
export type WaysFrame = { editPath: EditPath; row: string | undefined; big?: true; first?: string | undefined }

type Props = {
  frame: WaysFrame
  /** Set if there is a separate part for a person, so that no second step is shown. */
  alone?: true
}

/** The next steps at a stop, the best one first. */
export function ActionsAtStop({ frame, alone }: Props) {
  const ways = actionsAtStop(useFunnel((funnel) => funnel))
  return (
    <div className={frame.row}>
      {ways.slice(0, alone && 1).map((way, at) => (
        <WayOn key={way.text} way={way} frame={frame} isFirst={at === 0} />
      ))}
    </div>
  )
}

function WayOn({ way, frame, isFirst }: { way: StopAction; frame: WaysFrame; isFirst: boolean }) {
  const dispatch = useDispatch()
  const dress = {
    ...(frame.big && { big: true, split: true }),
    ...(isFirst ? { split: true, icon: 'arrow' as const, className: frame.first } : { look: 'line' as const }),
  }
  if ('act' in way)
    return (
      <Button {...dress} onClick={() => dispatch(way.act)}>
        {way.text}
      </Button>
    )
  if ('edit' in way)
    return (
      <ButtonLink {...dress} to={frame.editPath(way.edit)}>
        {way.text}
      </ButtonLink>
    )
  return (
    <ButtonLink {...dress} icon="wa" href={way.href} target="_blank">
      {way.text}
    </ButtonLink>
  )
}
