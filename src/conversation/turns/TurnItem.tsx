import { memo } from 'react'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { sameTurn, type Turn } from '../transcript/turn.ts'
import { AnswerTurn, RefusedTurn } from './AnswerTurn.tsx'
import { CardTurn } from './CardTurn.tsx'
import { QuestionTurn } from './QuestionTurn.tsx'
import { GreetingTurn, SaidTurn, ToldTurn } from './AssistantTurns.tsx'

/** Lazy, because these come last. */
const CameBackTurn = lazyPart(async () => (await import('./CameBackTurn.tsx')).CameBackTurn)
const EditTurn = lazyPart(async () => (await import('./EditTurn.tsx')).EditTurn)
const ConfirmAnswersTurn = lazyPart(async () => (await import('./ConfirmAnswersTurn.tsx')).ConfirmAnswersTurn)
const PickedTurn = lazyPart(async () => (await import('./QuizTurn.tsx')).PickedTurn)
const QuizTurn = lazyPart(async () => (await import('./QuizTurn.tsx')).QuizTurn)
const SideQuestionTurn = lazyPart(async () => (await import('./SideQuestionTurn.tsx')).SideQuestionTurn)
const StopTurn = lazyPart(async () => (await import('./StopTurn.tsx')).StopTurn)
const WaitTurn = lazyPart(async () => (await import('./WaitTurn.tsx')).WaitTurn)

/** One turn, which renders again only when its content changes. */
export const TurnItem = memo(
  function TurnItem({ turn }: { turn: Turn }) {
    switch (turn.kind) {
      case 'greeting':
        return <GreetingTurn />
      case 'cameBack':
        return <CameBackTurn />
      case 'said':
        return <SaidTurn {...turn} />
      case 'told':
        return <ToldTurn {...turn} />
      case 'refused':
        return <RefusedTurn {...turn} />
      case 'qa':
        return <AnswerTurn {...turn} />
      case 'edit':
        return <EditTurn {...turn} />
      case 'picked':
        return <PickedTurn {...turn} />
      case 'side':
        return <SideQuestionTurn {...turn} />
      case 'noted':
        return <ConfirmAnswersTurn />
      case 'card':
        return <CardTurn {...turn} />
      case 'wait':
        return <WaitTurn {...turn} />
      case 'now':
        return <QuestionTurn {...turn} />
      case 'quiz':
        return <QuizTurn {...turn} />
      case 'stop':
        return <StopTurn {...turn} />
    }
  },
  (before, after) => sameTurn(before.turn, after.turn),
)
