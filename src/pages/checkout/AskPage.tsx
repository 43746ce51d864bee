import type { Key } from '../../content/answers.ts'
import { checkoutTexts } from '../../content/checkoutTexts.ts'
import { questions } from '../../content/questions.ts'
import type { Screen } from '../../content/flows.ts'
import { asked } from '../../funnel/journey.ts'
import { Button } from '../../ui/Button.tsx'
import { useJourney } from '../../ui/useFunnel.ts'
import { ChatLink } from './ChatLink.tsx'
import { LookedUp } from './LookedUp.tsx'
import { PageForm } from './PageForm.tsx'
import { StepPage } from './StepPage.tsx'
import { useAnswering } from './useAnswering.ts'
import { Why } from './Why.tsx'

/** Any screen that asks: what is known of its questions, and the questions themselves in one form. */
export function AskPage({ screen }: { screen: Screen }) {
  const { answers, facts, question } = useJourney()
  const keys = asked(screen, answers, facts)
  const answering = useAnswering(keys)
  return (
    <StepPage screen={screen}>
      <LookedUp facts={usedBy(screen.asks)} />
      <PageForm screen={screen} keys={keys} answering={answering}>
        <Button type="submit" big split icon="arrow">
          {checkoutTexts.go}
        </Button>
      </PageForm>
      <Why keys={keys} said={screen.lead} />
      <ChatLink screen={screen.id} question={keys.find((key) => key === question) ?? keys[0]} onLeave={answering.keepDrafts} />
    </StepPage>
  )
}

const usedBy = (keys: readonly Key[]) => [...new Set(keys.flatMap((key) => questions[key].uses ?? []))]
