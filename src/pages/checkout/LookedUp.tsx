import type { ComponentType } from 'react'
import type { FactName } from '../../content/facts.ts'
import { FoundStreet } from './FoundStreet.tsx'

/** What the server told about the questions of a page, where that is worth showing over them. */
export function LookedUp({ facts }: { facts: readonly FactName[] }) {
  return facts.map((name) => {
    const Shown = showing[name]
    return Shown && <Shown key={name} />
  })
}

const showing: { [F in FactName]?: ComponentType } = { street: FoundStreet }
