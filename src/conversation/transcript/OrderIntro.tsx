import { orderIntroTexts } from '../../content/texts/orderIntroTexts.ts'
import { flowOf, type Knowledge } from '../../funnel/answersAndFacts.ts'
import { useFunnel } from '../../order/useFunnel.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import styles from './OrderIntro.module.css'

/** Only a link brings one. */
const LinkedPlan = lazyPart(async () => (await import('./LinkedPlan.tsx')).LinkedPlan)

/** Above the talk, where the first screen is empty: the plan of a link on a phone, and what is ahead on a desktop. */
export const OrderIntro = () => (
  <>
    <LinkedPlan />
    <Steps />
  </>
)

function Steps() {
  if (!useFunnel(beginsAtAddress)) return null
  return (
    <ol className={styles.ahead} aria-label={orderIntroTexts.heading}>
      {orderIntroTexts.steps.map(([step, more]) => (
        <li key={step}>
          <strong>{step}</strong>
          <span>{more}</span>
        </li>
      ))}
    </ol>
  )
}

/** An order whose address comes before anything else, and its plans before the person. */
function beginsAtAddress(knowledge: Pick<Knowledge, 'flow'>): boolean {
  const { screens, chatName } = flowOf(knowledge)
  return !chatName && screens[0]?.id === 'cep'
}
