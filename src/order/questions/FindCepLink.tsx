import { useState } from 'react'
import type { Key } from '../../content/questions/answers.ts'
import { inputTexts } from '../../content/texts/order/inputTexts.ts'
import { isUnmodifiedClick } from '../../ui/buttons/unmodifiedClick.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { rarePart } from '../../ui/lazyPart.tsx'

/** Lazy, because most visitors know their CEP. */
const CepSearch = rarePart(async () => (await import('./CepSearch.tsx')).CepSearch)

/** Opens a dialog to look up an answer. Without scripts it links to the post office. */
export function FindCepLink({ name }: { name: Key }) {
  const [from, setFrom] = useState<HTMLElement>()
  const [open, setOpen] = useState(false)
  if (name !== 'cep') return null
  return (
    <>
      <TextLink
        href={inputTexts.cepElsewhere}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (!isUnmodifiedClick(event)) return
          event.preventDefault()
          setFrom(event.currentTarget)
          setOpen(true)
        }}
      >
        {inputTexts.unknownCep}
      </TextLink>
      {from && <CepSearch from={from} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
