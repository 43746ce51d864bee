import type { ComponentType } from 'react'
import type { Key } from '../../content/answers.ts'
import { lookUpTexts } from '../../content/checkoutTexts.ts'
import { questions } from '../../content/questions.ts'
import type { Screen, ScreenId } from '../../content/screen.ts'
import { quizAgain } from '../../funnel/quizAgain.ts'
import { later } from '../../ui/later.tsx'
import { LostNote } from '../../ui/order/LostNote.tsx'
import { useJourney } from '../../ui/useFunnel.ts'
import { ChatLink } from './ChatLink.tsx'
import { LookedUp } from './LookedUp.tsx'
import { PageForm } from './PageForm.tsx'
import { SlowNote } from './SlowNote.tsx'
import { StepPage } from './StepPage.tsx'
import { AskButton } from './AskButton.tsx'
import { Trouble } from './Trouble.tsx'
import { useAnswering } from './useAnswering.ts'
import { useAskedHere } from './useAskedHere.ts'
import { Why } from './Why.tsx'

const QuizAgain = later(async () => (await import('./QuizAgain.tsx')).QuizAgain)

/** Any screen that asks: what is known of its questions, and the questions themselves in one form. */
export function AskPage({ screen }: { screen: Screen }) {
  const { question, facts } = useJourney()
  const keys = useAskedHere(screen)
  const rests = quizAgain(facts, keys)
  const answering = useAnswering(keys)
  const button = () => answering.form.current?.querySelector<HTMLElement>('[type=submit]')
  return (
    <StepPage screen={screen}>
      <LookedUp facts={usedBy(screen.asks)} screen={screen} />
      {rests.length > 0 && <QuizAgain keys={rests} />}
      <LostNote asked={keys} />
      <PageForm keys={keys} answering={answering}>
        <AskButton screen={screen} refused={answering.refused} />
      </PageForm>
      <Trouble facts={screen.needs} title={lookUpTexts.failed} inPlace={button} />
      {screen.needs.length > 0 && <SlowNote screen={screen} inPlace={button} />}
      <Extra id={screen.id} />
      <Why keys={keys} said={screen.lead} />
      <ChatLink screen={screen.id} question={keys.find((key) => key === question) ?? keys[0]} onLeave={answering.keepDrafts} />
    </StepPage>
  )
}

/** What some pages have besides. */
function Extra({ id }: { id: ScreenId }) {
  const More = extras[id]
  return More && <More />
}

const extras: { [S in ScreenId]?: ComponentType } = {
  'confirmacao-colaborador': later(async () => (await import('./CodeAside.tsx')).CodeAside),
  'consulta-telefone': later(async () => (await import('./WithoutBonus.tsx')).WithoutBonus),
}

const usedBy = (keys: readonly Key[]) => [...new Set(keys.flatMap((key) => questions[key].uses ?? []))]
