import type { ComponentType } from 'react'
import type { FactName } from '../../content/facts.ts'
import type { Screen } from '../../content/screen.ts'
import { FoundStreet } from './FoundStreet.tsx'

type Props = { facts: readonly FactName[]; screen: Screen }

/** What the server told about the questions of a page, where that is worth showing over them. */
export function LookedUp({ facts, screen }: Props) {
  return facts.map((name) => {
    const Shown = showing[name]
    return Shown && <Shown key={name} screen={screen} />
  })
}

const showing: { [F in FactName]?: ComponentType<{ screen: Screen }> } = { street: FoundStreet }
