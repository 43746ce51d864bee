import type { ComponentType } from 'react'
import type { FactName } from '../../../content/flows/facts.ts'
import type { Screen } from '../../../content/flows/screen.ts'
import { FoundStreet } from './FoundStreet.tsx'

type Props = { facts: readonly FactName[]; screen: Screen }

/** Shows looked-up facts over the questions of a page, if they help the visitor. */
export function LookupResults({ facts, screen }: Props) {
  return facts.map((name) => {
    const Shown = showing[name]
    return Shown && <Shown key={name} screen={screen} />
  })
}

const showing: { [F in FactName]?: ComponentType<{ screen: Screen }> } = { street: FoundStreet }
