import { useRef, useState } from 'react'
import { fewComplements } from '../../funnel/answers/rawAnswer.ts'
import { KnownComplements } from '../../order/questions/KnownComplements.tsx'
import { useFunnel, useJourney } from '../../order/useFunnel.ts'
import { useSay } from '../words/useSay.ts'
import styles from './Dock.module.css'
import { useLeavesFocus } from './focusTrail.tsx'
import { picked } from './picked.ts'

type Props = { onChoose: (complement: string) => void }

/** The known complements of a building above the field, if they are too many for quick replies. */
export function KnownDoors(props: Props) {
  const { complements = [] } = useJourney().facts.units ?? {}
  return complements.length > fewComplements && <Doors {...props} known={complements} />
}

function Doors({ known, onChoose }: Props & { known: readonly string[] }) {
  const part = useRef<HTMLDivElement>(null)
  const { answer } = useSay()
  const draft = useFunnel((funnel) => picked(funnel, 'complement'))
  const [start] = useState(draft)
  useLeavesFocus(part, 'open')
  return (
    <div ref={part} className={styles.doors}>
      <KnownComplements
        name="complement"
        known={known}
        start={start ?? ''}
        onChoose={onChoose}
        onPick={(raw) => answer('complement', raw)}
      />
    </div>
  )
}
