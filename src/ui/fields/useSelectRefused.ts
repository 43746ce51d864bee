import { useEffect, type RefObject } from 'react'

/** The first tap into a refused field selects its text, unless something was typed since. */
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
