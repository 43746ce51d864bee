import { useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { planTexts } from '../../content/texts/planTexts.ts'
import { questions } from '../../content/questions/questions.ts'
import { firstOn, lastChosenSku, plansOf, rememberChoice, type PlanGroup } from '../../funnel/plans/planGroups.ts'
import { advisedOf } from '../../funnel/plans/recommendedPlan.ts'
import { planCards } from '../../funnel/plans/plansToChoose.ts'
import { rawAnswer } from '../../funnel/answers/answerAsTyped.ts'
import { drafted } from '../../funnel/slice.ts'
import { ErrorText } from '../../ui/fields/ErrorText.tsx'
import { PlanList } from '../../ui/cards/PlanCard.tsx'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { useDispatch } from 'react-redux'
import { useFunnel } from '../useFunnel.ts'
import { LoadingOrRetry } from '../notes/LoadingOrRetry.tsx'
import styles from '../Order.module.css'
import { PlanOffer } from './PlanOffer.tsx'
import { useKnowledge } from '../useKnowledge.ts'

type Props = {
  name?: 'plan' | 'offer'
  error?: string | undefined
  /** The id of the element with the error, if it is elsewhere on the page. */
  reason?: string | undefined
  /** Pages use upright cards. A conversation uses rows that open. */
  look?: 'cards' | 'rows'
  onPick: (sku: string) => void
}

/** The plans at the address, or a customer's offers. Picking one answers at once. */
export function PlanPicker({ name = 'plan', error, reason, look = 'cards', onPick }: Props) {
  const errorId = useId()
  const knowledge = useKnowledge()
  const chosen = rawAnswer(knowledge, name)
  const wanted = useFunnel((funnel) => funnel.wanted)
  const rows = look === 'rows'
  const groups = useMemo(() => planCards({ ...knowledge, wanted }, name), [knowledge, wanted, name])
  const { recommended, cheapest } = advisedOf(groups)
  const dispatch = useDispatch()
  const switches = useFunnel(({ drafts }) => drafts[name] ?? '')
  const [all, setAll] = useState(false)
  const stack = useRef<HTMLDivElement>(null)
  const seen = rows && !all ? groups.slice(0, few(groups, chosen)) : groups

  const showAll = () => {
    flushSync(() => setAll(true))
    const came = stack.current?.querySelectorAll<HTMLElement>(':scope > section')[seen.length]
    came?.querySelector('button')?.focus({ preventScroll: true })
  }

  /** The recommended or cheapest plan of a card, which its switches start with. */
  const advised = (group: PlanGroup) =>
    [recommended, cheapest].find((plan) => plan && plansOf(group).includes(plan))?.sku

  const isOrderOpen = (group: PlanGroup) =>
    lastChosenSku(group, switches) !== undefined || plansOf(group).some(({ sku }) => sku === chosen)

  const offers = seen.map((group) => (
    <PlanOffer
      key={group.id}
      row={rows}
      group={group}
      on={firstOn(group, lastChosenSku(group, switches) ?? (chosen || advised(group)))}
      chosen={chosen}
      cheapest={cheapest?.sku}
      recommended={recommended?.sku}
      opens={rows && isOrderOpen(group)}
      onSwitch={(streaming) => dispatch(drafted({ key: name, text: rememberChoice(group, streaming, switches) }))}
      onTake={onPick}
    />
  ))

  return (
    <fieldset name={name} className={styles.picker} aria-describedby={error ? errorId : reason}>
      <legend className="sr">{questions[name].label}</legend>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      {groups.length === 0 && <NoPlans fact={name === 'offer' ? 'offers' : 'coverage'} />}
      {rows ? <div ref={stack}>{offers}</div> : <PlanList>{offers}</PlanList>}
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
  return known ? <p>{planTexts.none}</p> : <LoadingOrRetry name={fact} loading={planTexts.loading} />
}

/** Two at first, or enough to show the plan that was chosen before. */
const few = (groups: PlanGroup[], sku: string) =>
  Math.max(2, 1 + groups.findIndex((group) => plansOf(group).some((plan) => plan.sku === sku)))
