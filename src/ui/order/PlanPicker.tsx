import { useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { planTexts } from '../../content/planTexts.ts'
import { questions } from '../../content/questions.ts'
import { cheapest, firstOn, leftOn, plansOf, writtenOn, type PlanGroup } from '../../funnel/planGroups.ts'
import { planList } from '../../funnel/planList.ts'
import { rawAnswer } from '../../funnel/rawAnswer.ts'
import { drafted } from '../../funnel/slice.ts'
import { ErrorText } from '../ErrorText.tsx'
import { PlanList } from '../PlanCard.tsx'
import { TextButton } from '../TextButton.tsx'
import { useAsk, useFunnel } from '../useFunnel.ts'
import { FactState } from './FactState.tsx'
import styles from './Order.module.css'
import { PlanOffer } from './PlanOffer.tsx'
import { useStory } from './useStory.ts'

type Props = {
  name?: 'plan' | 'offer'
  error?: string | undefined
  /** The id of what says so, where that stands elsewhere. */
  reason?: string | undefined
  /** Standing cards for a page, wide ones for a narrow column. */
  look?: 'cards' | 'wide'
  onPick: (sku: string) => void
}

/** The plans at the address, or the offers of a customer. Taking one answers at once. */
export function PlanPicker({ name = 'plan', error, reason, look = 'cards', onPick }: Props) {
  const errorId = useId()
  const story = useStory()
  const chosen = rawAnswer(story, name)
  const wanted = useFunnel((funnel) => funnel.wanted)
  const groups = useMemo(() => planList({ ...story, wanted }, name), [story, wanted, name])
  const ask = useAsk()
  const switches = useFunnel(({ drafts }) => drafts[name] ?? '')
  const [all, setAll] = useState(false)
  const stack = useRef<HTMLDivElement>(null)
  const wide = look === 'wide'
  const seen = wide && !all ? groups.slice(0, few(groups, chosen)) : groups

  const showAll = () => {
    flushSync(() => setAll(true))
    const came = stack.current?.querySelectorAll<HTMLElement>(':scope > section')[seen.length]
    came?.setAttribute('tabindex', '-1')
    came?.focus({ preventScroll: true })
  }

  const offers = seen.map((group) => (
    <PlanOffer
      key={group.id}
      wide={wide}
      group={group}
      on={firstOn(group, leftOn(group, switches) ?? chosen)}
      chosen={chosen}
      cheapest={cheapest(groups.flatMap(plansOf))?.sku}
      onSwitch={(streaming) => ask(drafted({ key: name, text: writtenOn(group, streaming, switches) }))}
      onTake={onPick}
    />
  ))

  return (
    <fieldset name={name} className={styles.picker} aria-describedby={error ? errorId : reason}>
      <legend className="sr">{questions[name].label}</legend>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      {groups.length === 0 && <NoPlans fact={name === 'offer' ? 'offers' : 'coverage'} />}
      {wide ? <div ref={stack} className="stack">{offers}</div> : <PlanList>{offers}</PlanList>}
      {seen.length < groups.length && (
        <TextButton icon="down" onClick={showAll}>
          {planTexts.others}
        </TextButton>
      )}
    </fieldset>
  )
}

function NoPlans({ fact }: { fact: 'offers' | 'coverage' }) {
  const known = useFunnel(({ facts }) => facts[fact]?.value !== undefined)
  return known ? <p>{planTexts.none}</p> : <FactState name={fact} loading={planTexts.loading} />
}

/** Three at first, and as many as it takes to show the plan chosen before. */
const few = (groups: PlanGroup[], sku: string) => Math.max(3, 1 + groups.findIndex((group) => plansOf(group).some((plan) => plan.sku === sku)))
