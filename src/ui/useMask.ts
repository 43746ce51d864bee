import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { Shape } from './attachMask.ts'

/**
 * Tells what was typed before the code arrived, then brings the mask. A field works without it:
 * the mask's code is never on the path of the first answer, and a line that does not bring it costs nothing else.
 */
export function useMask(field: RefObject<HTMLInputElement | null>, { name, words }: { name: Shape['name'] | undefined; words: boolean }, onText: (text: string) => void) {
  const tell = useEffectEvent(onText)
  useEffect(() => {
    const input = field.current
    if (input) tell(input.value)
    if (!name || !input) return undefined
    const wanted = new AbortController()
    import('./attachMask.ts').then(({ attachMask }) => attachMask(input, { name, words }, wanted.signal, (text) => tell(text)), () => undefined)
    return () => wanted.abort()
  }, [field, name, words])
}
