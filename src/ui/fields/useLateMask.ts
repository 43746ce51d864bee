import { useEffect, useEffectEvent, useState, type ComponentType, type RefObject } from 'react'
import { lazy, loadWithRetry } from '../../browser/lazy.ts'
import type { MaskProps } from './FieldMask.tsx'

type Late = { FieldMask: ComponentType<MaskProps> }

/** Reports text typed before hydration, then loads the mask, which a first load does not wait for. */
export function useLateMask(
  field: RefObject<HTMLInputElement | null>,
  isMasked: boolean,
  onText: (text: string) => void,
): Late | undefined {
  const [part, setPart] = useState<Late>()
  const tell = useEffectEvent(onText)
  useEffect(() => {
    if (field.current) tell(field.current.value)
    if (!isMasked) return undefined
    const wanted = new AbortController()
    void loadWithRetry(code.load, wanted).then(setPart)
    return () => wanted.abort()
  }, [field, isMasked])
  return part
}

const code = lazy(() => import('./FieldMask.tsx'))
