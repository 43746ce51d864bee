import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Plan } from '../../api/contract/sale/plan.ts'

/** The hash of a plan's card: the digits of its sku. */
export const planMark = (sku: string) => `c${sku.replace(/\D/g, '')}`

/** Scrolls to the card of the plan that the address names, and animates it for a moment. */
export function useScrollToPlan(plans: readonly Plan[]) {
  const { hash } = useLocation()
  const there = plans.length > 0
  useEffect(() => {
    const card =
      there && /^#c\d+$/.test(hash) ? document.querySelector<HTMLElement>(`[data-mark="${hash.slice(1)}"]`) : null
    if (!card) return undefined
    card.scrollIntoView({ block: 'center', inline: 'center' })
    const moves = setTimeout(() => card.toggleAttribute('data-marked', true), BEFORE)
    const rests = setTimeout(() => card.removeAttribute('data-marked'), BEFORE + MOVES)
    return () => {
      clearTimeout(moves)
      clearTimeout(rests)
      card.removeAttribute('data-marked')
    }
  }, [hash, there])
}

const BEFORE = 1000
const MOVES = 2000
