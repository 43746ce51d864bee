import { useId, useState } from 'react'
import { questions } from '../../content/questions/questions.ts'
import { rawAnswer } from '../../funnel/answers/answerAsTyped.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useFunnel } from '../useFunnel.ts'
import { ComplementInput } from './ComplementInput.tsx'
import { ConsentInput } from './ConsentInput.tsx'
import { DaysInput } from './DaysInput.tsx'
import { DocumentInput } from './DocumentInput.tsx'
import type { InputProps } from './inputProps.ts'
import { StateInput } from './StateInput.tsx'
import { TextInput } from './TextInput.tsx'
import { YesNoInput } from './YesNoInput.tsx'

/** Lazy, because the large inputs belong to later questions. */
const BankSearch = lazyPart(async () => (await import('./BankSearch.tsx')).BankSearch)
const PlanPicker = lazyPart(async () => (await import('../plans/PlanPicker.tsx')).PlanPicker)
const SlotPicker = lazyPart(async () => (await import('./SlotPicker.tsx')).SlotPicker)

/** The input of any question in both voices. It has one form control named like the question, except plans. */
export function QuestionInput(props: InputProps) {
  const ownId = useId()
  const { start, touch } = useStart(props)
  const onText = (text: string) => {
    touch()
    props.onText?.(text)
  }
  return <KindInput key={`${props.name} ${start}`} {...props} id={props.id ?? ownId} start={start} onText={onText} />
}

/** The start value of an untouched field: the draft, else the earlier answer, which may arrive later. */
function useStart({ name, draft }: InputProps) {
  const before = useFunnel((funnel) => rawAnswer(funnel, name))
  const now = draft ?? before
  const [field, setField] = useState({ name, start: now, touched: false })
  const anew = field.name !== name || (!field.touched && field.start !== now)
  if (anew) setField({ name, start: now, touched: false })
  return {
    start: anew ? now : field.start,
    touch: () => field.touched || setField({ name, start: field.start, touched: true }),
  }
}

function KindInput(props: InputProps & { start: string }) {
  const { input } = questions[props.name]
  switch (input.kind) {
    case 'text':
      return <TextInput {...props} input={input} />
    case 'document':
      return <DocumentInput {...props} input={input} />
    case 'complement':
      return <ComplementInput {...props} input={input} />
    case 'state':
      return <StateInput {...props} input={input} />
    case 'yesNo':
      return <YesNoInput {...props} input={input} />
    case 'consent':
      return <ConsentInput {...props} input={input} />
    case 'days':
      return <DaysInput {...props} input={input} />
    case 'plans':
    case 'offers': {
      const { error, reason, onPick } = props
      const name = input.kind === 'plans' ? 'plan' : 'offer'
      return onPick && <PlanPicker name={name} error={error} reason={reason} look="rows" onPick={onPick} />
    }
    case 'bank':
      return <BankSearch {...props} input={input} />
    case 'slots':
      return <SlotPicker {...props} input={input} />
  }
}
