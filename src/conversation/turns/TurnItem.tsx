import { memo } from 'react'
import { later } from '../../ui/later.tsx'
import { sameTurn, type Turn } from '../turn.ts'
import { AnswerTurn, PickedTurn, RefusedTurn } from './AnswerTurn.tsx'
import { CardTurn } from './CardTurn.tsx'
import { QuestionTurn } from './QuestionTurn.tsx'
import { SideTurn } from './SideTurn.tsx'
import { GreetingTurn, SaidTurn, ToldTurn } from './SaidTurn.tsx'
import { WaitTurn } from './WaitTurn.tsx'

/** These come last, and their code after that of the first questions. */
const EditTurn = later(async () => (await import('./EditTurn.tsx')).EditTurn)
const QuizTurn = later(async () => (await import('./QuizTurn.tsx')).QuizTurn)
const StopTurn = later(async () => (await import('./StopTurn.tsx')).StopTurn)

/** One turn; drawn again only when what it shows is no longer the same. */
export const TurnItem = memo(function TurnItem({ turn }: { turn: Turn }) {
  switch (turn.kind) {
    case 'greeting':
      return <GreetingTurn />
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
      return <SideTurn {...turn} />
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
}, (before, after) => sameTurn(before.turn, after.turn))
