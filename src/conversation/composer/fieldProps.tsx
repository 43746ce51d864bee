import type { Key } from '../../content/questions/answers.ts'
import type { Facts } from '../../content/flows/facts.ts'
import { questions } from '../../content/questions/questions.ts'
import { chatTexts } from '../../content/texts/chat/chatTexts.ts'
import { complementHelp } from '../../order/questions/ComplementInput.tsx'
import { textProps } from '../../order/questions/textProps.tsx'

/** The label, keyboard and mask of the field. It takes sentences too, so its type is always text. */
export function fieldProps(name: Key | null, { units }: Facts, help: string | undefined) {
  if (name === null) return { ...plain, name: 'words', label: chatTexts.whileWaiting }
  const { input, label } = questions[name]
  if (input.kind === 'text') return { ...textProps(name, input, help), name, type: 'text' }
  if (input.kind !== 'complement') return { ...plain, name, label: chatTexts.free }
  return {
    name,
    label,
    help: complementHelp(units),
    placeholder: input.example,
    autoComplete: 'address-line2',
    maxLength: 64,
    type: 'text',
  }
}

/** Whether a question has its own field: a document switches between two kinds, a loaded bank list is searched. */
export function hasCustomField(name: Key, { banks }: Facts): boolean {
  const { kind } = questions[name].input
  return kind === 'document' || (kind === 'bank' && banks !== undefined)
}

const plain = { autoComplete: 'off', type: 'text' }
