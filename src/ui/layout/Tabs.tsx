import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './Tabs.module.css'

type Tab = { id: string; label: ReactNode; panel: ReactNode }

type Props = {
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string) => void
}

/** Tabs that show one panel at a time. Arrow keys, Home and End move and select. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex(({ id }) => id === selected)

  const move = (event: KeyboardEvent) => {
    const next = nextOf(event.key, at, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab || next === undefined) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${index}`}
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${prefix}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${prefix}-panel`}
        className={styles.panel}
        aria-labelledby={`${prefix}-${at}`}
        tabIndex={0}
      >
        {tabs[at]?.panel}
      </div>
    </div>
  )
}

function nextOf(key: string, from: number, count: number) {
  const moves: Record<string, number> = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: count - 1 }
  const to = moves[key]
  return to === undefined ? undefined : (to + count) % count
}
