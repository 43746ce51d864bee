import { useState } from 'react'
import type { Key } from '../../content/questions/answers.ts'
import { inputTexts } from '../../content/texts/inputTexts.ts'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { rarePart } from '../../ui/lazyPart.tsx'

/** Most visitors know their CEP. */
const CepSearch = rarePart(async () => (await import('./CepSearch.tsx')).CepSearch)

/** A button to look up an answer that the visitor does not know, and its window. */
export function LookUpLink({ name }: { name: Key }) {
  const [from, setFrom] = useState<HTMLElement>()
  const [open, setOpen] = useState(false)
  if (name !== 'cep') return null
  return (
    <>
      <TextButton
        onClick={(event) => {
          setFrom(event.currentTarget)
          setOpen(true)
        }}
      >
        {inputTexts.unknownCep}
      </TextButton>
      {from && <CepSearch from={from} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
