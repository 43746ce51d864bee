import { orderIntroTexts } from '../../content/texts/chat/orderIntroTexts.ts'
import { flowOf, type Knowledge } from '../../funnel/answersAndFacts.ts'
import { useFunnel } from '../../order/useFunnel.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import styles from './OrderIntro.module.css'

/** Lazy, because only a link brings one. */
const LinkedPlan = lazyPart(async () => (await import('./LinkedPlan.tsx')).LinkedPlan)

/** Fills the empty first screen: the plan of a link on a phone, the steps ahead on a desktop. */
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

/** Whether the flow asks for the address first, and shows plans before asking for the person. */
function beginsAtAddress(knowledge: Pick<Knowledge, 'flow'>): boolean {
  const { screens, chatName } = flowOf(knowledge)
  return !chatName && screens[0]?.id === 'cep'
}
