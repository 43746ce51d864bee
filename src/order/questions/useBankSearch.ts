import { useRef, useState, type KeyboardEvent } from 'react'
import type { Bank } from '../../api/contract/bank.ts'
import { bankTexts } from '../../content/texts/order/bankAndVisitTexts.ts'
import { bankMeant, banksLike } from '../../funnel/views/bankSearch.ts'

type Tell = ((raw: string) => void) | undefined

/** The state of a bank search: its text, its results, and the active row of the list. */
export function useBankSearch(banks: readonly Bank[], start: string, onText: Tell, onPick: Tell) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(() => nameOf(banks.find(({ code }) => code === start)) ?? start)
  const [list, setList] = useState({ open: false, active: -1 })
  const found = banksLike(banks, text)
  const meant = bankMeant(banks, text)

  function type(typed: string) {
    setText(typed)
    setList({ open: true, active: -1 })
    onText?.(bankMeant(banks, typed)?.code ?? typed)
  }

  function show(bank: Bank) {
    const name = nameOf(bank) ?? ''
    if (field.current) field.current.value = name
    setText(name)
    setList({ open: false, active: -1 })
  }

  function take(bank: Bank) {
    show(bank)
    const tell = onPick ?? onText
    tell?.(bank.code)
  }

  /** In the composer, Enter sends the text unless a row is active; elsewhere it takes the likeliest bank. */
  function press(event: KeyboardEvent) {
    const next = rowAfterKey(found.length, list.active, event.key)
    const likeliest = onPick || text.trim() === '' ? undefined : (meant ?? found[0])
    const bank = found[list.active] ?? likeliest
    const isEnter = event.key === 'Enter' && list.open
    if (event.key === 'Escape') close()
    if (next !== null || (isEnter && (bank || !onPick))) event.preventDefault()
    if (isEnter && bank) take(bank)
    if (next !== null) setList({ open: true, active: next })
  }

  /** On leaving the field, an unfinished text becomes the bank that it means. */
  function leave() {
    if (meant && list.open && !onPick) show(meant)
    close()
  }

  const close = () => setList({ open: false, active: -1 })
  const unfold = () => setList({ ...list, open: true })
  return { ...list, field, text, found, meant: meant?.code, type, take, press, unfold, leave }
}

const nameOf = (bank: Bank | undefined) => bank && bankTexts.option(bank.code, bank.name)

/** The row that a key leads to in an open list, which wraps at its ends. Null for keys that do not move. */
function rowAfterKey(length: number, at: number, key: string): number | null {
  if (length === 0) return null
  if (key === 'ArrowDown') return (at + 1) % length
  if (key === 'ArrowUp') return at <= 0 ? length - 1 : at - 1
  return null
}
