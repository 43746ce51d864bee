import { streamings } from '../../api/contract/subscriptions.ts'
import { planTexts } from '../../content/texts/planTexts.ts'
import type { Streaming } from '../../content/streamingOrder.ts'
import { switched, type PlanGroup } from '../../funnel/plans/planGroups.ts'
import { Switch } from '../../ui/choices/Switch.tsx'

type Props = { group: PlanGroup; on: Streaming | null; onSwitch: (on: Streaming | null) => void }

/** A switch for each streaming that a speed can include. Only one can be on. */
export function StreamingSwitches({ group, on, onSwitch }: Props) {
  return (
    <fieldset>
      <legend className="label">{planTexts.streaming}</legend>
      {group.choices.map(({ streaming }) => (
        <Switch
          key={streaming}
          label={streamings[streaming]}
          checked={on === streaming}
          onToggle={(turned) => onSwitch(switched(group, on, streaming, turned))}
        />
      ))}
    </fieldset>
  )
}

/** A single plan has nothing to switch. */
export const hasSwitches = ({ plain, choices }: PlanGroup) => choices.length + (plain ? 1 : 0) > 1
