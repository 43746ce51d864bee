import { useState, type ClipboardEvent } from 'react'
import { inputTexts } from '../../content/texts/order/inputTexts.ts'
import { questions } from '../../content/questions/questions.ts'
import { asDocument } from '../../api/contract/values/cpfAndCnpj.ts'
import { flowOf } from '../../funnel/answersAndFacts.ts'
import { useFunnel } from '../useFunnel.ts'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { KindProps } from './inputProps.ts'
import { useStoredAnswerNote } from './useStoredAnswerNote.ts'
import { useErrorUntilEdit } from './useErrorUntilEdit.ts'

/** A CPF, or with a switch a CNPJ, which may have letters. Pasting a CNPJ turns the switch on. */
export function DocumentInput({ name, id, input, start, error, reason, joined, onText }: KindProps<'document'>) {
  const [{ company, text }, setField] = useState({ company: isCompany(start), text: start })
  const { label, help } = questions[name]
  const isCustomer = useFunnel((funnel) => flowOf(funnel).calls.offers !== undefined)
  const kept = useStoredAnswerNote(name)
  const refusal = useErrorUntilEdit({ error, reason })
  const turn = (toCompany: boolean, toText: string) => {
    refusal.leave()
    setField({ company: toCompany, text: toText })
    onText?.(toText)
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (company || !isCompany(pasted)) return
    event.preventDefault()
    turn(true, pasted)
  }
  return (
    <TextField
      key={`${company} ${text}`}
      {...(id !== undefined && { id })}
      {...((text !== start || company !== isCompany(start)) && { autoFocus: true })}
      name={name}
      label={company ? inputTexts.companyLabel : isCustomer ? inputTexts.holderLabel : label}
      help={kept ?? (company ? inputTexts.companyHelp : help)}
      {...refusal.error}
      action={
        !isCustomer && (
          <TextButton onClick={() => turn(!company, '')}>
            {company ? inputTexts.otherDocument.company : inputTexts.otherDocument.person}
          </TextButton>
        )
      }
      mask={company ? 'cnpj' : 'cpf'}
      showMask
      inputMode={company ? 'text' : 'numeric'}
      autoCapitalize="characters"
      autoComplete={input.autoComplete}
      placeholder={company ? inputTexts.companyExample : input.example}
      defaultValue={text}
      joined={joined}
      onText={onText}
      onPaste={paste}
    />
  )
}

function isCompany(text: string): boolean {
  const signs = asDocument(text)
  return signs.length > 11 || /[A-Z]/.test(signs)
}
