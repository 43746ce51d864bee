import type { ComponentType } from 'react'
import type { Key } from '../../../content/questions/answers.ts'
import { lookUpTexts } from '../../../content/texts/order/checkoutTexts.ts'
import { questions } from '../../../content/questions/questions.ts'
import type { Screen } from '../../../content/flows/screen.ts'
import { questionsVoidingQuiz } from '../../../funnel/journey/questionsVoidingQuiz.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { LostAnswerNote } from '../../../order/notes/LostAnswerNote.tsx'
import { useJourney, useFunnel } from '../../../order/useFunnel.ts'
import { ChatLink } from '../ChatLink.tsx'
import { FoundStreet } from './FoundStreet.tsx'
import { PageForm } from './PageForm.tsx'
import { SlowNote } from '../wait/SlowNote.tsx'
import { StepPageLayout } from './StepPageLayout.tsx'
import { ContinueButton } from './ContinueButton.tsx'
import { LookupFailed } from '../wait/LookupFailed.tsx'
import { usePageForm } from './usePageForm.ts'
import { questionsOn } from '../../../funnel/journey/journey.ts'
import { WhyWeAsk } from './WhyWeAsk.tsx'

const QuizRestartWarning = lazyPart(async () => (await import('../identity/QuizRestartWarning.tsx')).QuizRestartWarning)

/** The page of any screen with questions: its looked-up facts, then one form. */
export function QuestionsPage({ screen }: { screen: Screen }) {
  const { question, facts } = useJourney()
  const keys = usePageQuestions(screen)
  const rests = questionsVoidingQuiz(facts, keys)
  const answering = usePageForm(keys)
  const button = () => answering.form.current?.querySelector<HTMLElement>('[type=submit]')
  return (
    <StepPageLayout screen={screen}>
      {screen.asks.some((key) => questions[key].uses?.includes('street')) && <FoundStreet screen={screen} />}
      {rests.length > 0 && <QuizRestartWarning keys={rests} />}
      <LostAnswerNote asked={keys} />
      <PageForm keys={keys} answering={answering}>
        <ContinueButton screen={screen} refused={answering.refused} />
      </PageForm>
      <LookupFailed facts={screen.needs} title={lookUpTexts.failed} inPlace={button} />
      {screen.needs.length > 0 && <SlowNote screen={screen} inPlace={button} />}
      <Extra name={screen.extra} />
      <WhyWeAsk keys={keys} said={screen.lead} />
      <ChatLink
        screen={screen.id}
        question={keys.find((key) => key === question) ?? keys[0]}
        onLeave={answering.keepDrafts}
      />
    </StepPageLayout>
  )
}

/** The extra content of some pages. */
function Extra({ name }: { name: Screen['extra'] }) {
  const More = name && extras[name]
  return More && <More />
}

const extras: Record<NonNullable<Screen['extra']>, ComponentType> = {
  code: lazyPart(async () => (await import('./ResendCode.tsx')).ResendCode),
  withoutBonus: lazyPart(async () => (await import('./OrderWithoutBonusLink.tsx')).OrderWithoutBonusLink),
}

/** The questions of a page, including those that a choice adds before the form is submitted. */
function usePageQuestions(screen: Screen): Key[] {
  const { answers, facts } = useJourney()
  const drafts = useFunnel((funnel) => funnel.drafts)
  const chosen = screen.asks.filter((key) => questions[key].input.kind === 'yesNo' && drafts[key] !== undefined)
  const told = Object.fromEntries(chosen.map((key) => [key, questions[key].read(drafts[key] ?? '')]))
  return questionsOn(screen, { ...answers, ...told }, facts)
}
