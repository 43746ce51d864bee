import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Key } from '../../content/questions/answers.ts'
import { useFunnel } from '../../order/useFunnel.ts'
import { setFieldText } from '../../ui/fields/setFieldText.ts'
import { textDraft } from './choiceDraft.ts'

/** Another question starts with its own draft. Text typed while none was open stays for it. */
export function useFieldText(field: RefObject<HTMLInputElement | null>, name: Key | null) {
  const start = useFunnel((funnel) => (name === null ? '' : (textDraft(funnel, name) ?? '')))
  const before = useRef<Key | null>(null)
  useLayoutEffect(() => {
    const isOfAnother = before.current !== null && before.current !== name
    before.current = name
    if (field.current && (isOfAnother || field.current.value === '')) setFieldText(field.current, start)
  }, [field, name, start])
}
