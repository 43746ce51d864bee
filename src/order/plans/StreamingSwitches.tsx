import { planTexts } from '../../content/texts/planTexts.ts'
import { switched, type PlanGroup, type SwitchOn } from '../../funnel/plans/planGroups.ts'
import { Switch } from '../../ui/choices/Switch.tsx'

type Props = { group: PlanGroup; on: SwitchOn; onSwitch: (on: SwitchOn) => void }

/** A switch for each streaming that a speed can include. Only one can be on. */
export function StreamingSwitches({ group, on, onSwitch }: Props) {
  return (
    <fieldset>
      <legend className="label">{planTexts.streaming}</legend>
      {group.choices.map(({ label, plan: { sku } }) => (
        <Switch
          key={sku}
          label={label}
          checked={on === sku}
          onToggle={(turned) => onSwitch(switched(group, on, sku, turned))}
        />
      ))}
    </fieldset>
  )
}

/** Whether there is anything to switch: a single plan has no switches. */
export const hasSwitches = ({ plain, choices }: PlanGroup) => choices.length + (plain ? 1 : 0) > 1
