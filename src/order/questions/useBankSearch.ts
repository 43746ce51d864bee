import { useRef, useState, type KeyboardEvent } from 'react'
import type { Bank } from '../../api/contract/bank.ts'
import { inputTexts } from '../../content/texts/inputTexts.ts'
import { bankMeant, banksLike } from '../../funnel/views/bankSearch.ts'
import { stepIn } from './listKeys.ts'

type Tell = ((raw: string) => void) | undefined

/** The state of a bank search: its text, its results, and the active row of the list. */
export function useBankSearch(banks: readonly Bank[], start: string, onText: Tell, onPick: Tell) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(() => nameOf(banks.find(({ code }) => code === start)) ?? start)
  const [list, setList] = useState({ open: false, active: -1 })
  const found = banksLike(banks, text)

  function type(typed: string) {
    setText(typed)
    setList({ open: true, active: -1 })
    onText?.(bankMeant(banks, typed)?.code ?? typed)
  }

  function take(bank: Bank) {
    const name = nameOf(bank) ?? ''
    if (field.current) field.current.value = name
    setText(name)
    setList({ open: false, active: -1 })
    const tell = onPick ?? onText
    tell?.(bank.code)
  }

  function press(event: KeyboardEvent) {
    const [bank, next] = [found[list.active], stepIn(found.length, list.active, event.key)]
    const takes = event.key === 'Enter' && list.open && bank !== undefined
    if (event.key === 'Escape') close()
    if (takes || next !== null) event.preventDefault()
    if (takes) take(bank)
    if (next !== null) setList({ open: true, active: next })
  }

  const close = () => setList({ open: false, active: -1 })
  const open = () => setList({ ...list, open: true })
  return { ...list, field, text, found, meant: bankMeant(banks, text)?.code, type, take, press, show: open, close }
}

const nameOf = (bank: Bank | undefined) => bank && inputTexts.bank.option(bank.code, bank.name)
