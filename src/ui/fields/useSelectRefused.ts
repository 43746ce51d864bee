import { useEffect, type RefObject } from 'react'

/** The first tap into a field that was refused selects its text, as long as nothing else was typed. */
export function useSelectRefused(field: RefObject<HTMLInputElement | null>, refused: boolean) {
  useEffect(() => {
    const input = field.current
    if (!input || !refused) return undefined
    const untouched = new AbortController()
    const select = () => {
      untouched.abort()
      input.select()
    }
    input.addEventListener('click', select, untouched)
    input.addEventListener('input', () => untouched.abort(), untouched)
    return () => untouched.abort()
  }, [field, refused])
}
