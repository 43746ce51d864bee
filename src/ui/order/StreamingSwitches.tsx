import { streamings } from '../../api/contract/subscriptions.ts'
import { planTexts } from '../../content/planTexts.ts'
import type { Streaming } from '../../content/streamings.ts'
import { switched, type PlanGroup } from '../../funnel/planGroups.ts'
import { Switch } from '../choices/Switch.tsx'

type Props = { group: PlanGroup; on: Streaming | null; onSwitch: (on: Streaming | null) => void }

/** A switch for each streaming that a speed can be taken with; they exclude each other. */
export function StreamingSwitches({ group, on, onSwitch }: Props) {
  return (
    <fieldset>
      <legend className="label">{planTexts.streaming}</legend>
      {group.choices.map(({ streaming }) => (
        <Switch key={streaming} label={streamings[streaming]} checked={on === streaming} onToggle={(turned) => onSwitch(switched(group, on, streaming, turned))} />
      ))}
    </fieldset>
  )
}

/** Where there is one plan only there is nothing to switch. */
export const hasSwitches = ({ plain, choices }: PlanGroup) => choices.length + (plain ? 1 : 0) > 1
