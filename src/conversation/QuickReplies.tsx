import type { Key } from '../content/answers.ts'
import { chatTexts } from '../content/chatTexts.ts'
import type { Facts } from '../content/facts.ts'
import { questions } from '../content/questions.ts'
import { noComplement } from '../funnel/rawAnswer.ts'
import { Button } from '../ui/Button.tsx'
import { fewComplements } from '../ui/questions/KnownComplements.tsx'
import { useJourney } from '../ui/useFunnel.ts'
import styles from './Dock.module.css'
import { useSay } from './useSay.ts'

/** Answers of one tap, and the question why. */
export function QuickReplies({ name }: { name: Key }) {
  const { answer, askWhy } = useSay()
  const { facts } = useJourney()
  return (
    <fieldset className={styles.quick}>
      <legend className="sr">{chatTexts.quick}</legend>
      {repliesTo(name, facts).map(({ raw, text }) => (
        <Button key={raw} look="line" onClick={() => answer(name, raw)}>
          {text}
        </Button>
      ))}
      {questions[name].why && !questions[name].offered && (
        <Button look="line" onClick={() => askWhy(name, chatTexts.whyAsked)}>
          {chatTexts.whyAsked}
        </Button>
      )}
    </fieldset>
  )
}

type Reply = { raw: string; text: string }

function repliesTo(name: Key, { units }: Facts): Reply[] {
  const { input } = questions[name]
  if (input.kind === 'days') return input.days.map((day) => ({ raw: String(day), text: chatTexts.day(day) }))
  if (input.kind === 'complement') return [...knownAt(units?.complements), { raw: noComplement, text: input.none }]
  if (input.kind !== 'yesNo' && input.kind !== 'consent') return []
  return [{ raw: 'sim', text: input.yes }, { raw: 'não', text: input.no }]
}

function knownAt(complements: readonly string[] = []): Reply[] {
  return complements.length > fewComplements ? [] : complements.map((complement) => ({ raw: complement, text: complement }))
}
