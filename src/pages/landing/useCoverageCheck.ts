import { useEffect, useRef, useState } from 'react'
import type { ButtonState } from '../../ui/buttons/ButtonFace.tsx'
import type { Checked, Fault, FoundAt, OnCheck } from './landingTypes.ts'

/** Milliseconds that the button stays busy after the address is found. */
const FOUND = 1200

/** Runs one coverage check at a time: the state of its button, its error, and the step after a found address. */
export function useCoverageCheck(onCheck: OnCheck, onFound: (found: FoundAt) => void) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  const [missing, setMissing] = useState<Fault | null>(null)
  const [found, setFound] = useState<FoundAt | null>(null)
  const [begun, setBegun] = useState(false)
  const through = useFound(found, onFound)
  const asked = useRef(0)
  const tell = (said: Checked, form: FormData) => {
    setBusy(false)
    setFault(said.fault)
    if (said.fault === null) setFound({ to: said.to, form })
  }
  const state: ButtonState = through ? 'success' : busy || found !== null ? 'loading' : fault ? 'error' : 'default'
  return {
    state,
    /** The fault of a field: of the last look-up, which the button shows too, or a missing text at a press. */
    fault: missing ?? fault,
    /** The fault of the last look-up. */
    refusal: fault,
    /** Shows a missing field without sending anything. */
    demand: setMissing,
    /** Whether anything was checked so far. */
    begun,
    check: async (form: FormData) => {
      const check = ++asked.current
      setBegun(true)
      setBusy(true)
      setFault(null)
      setMissing(null)
      const said = await onCheck(form)
      if (check === asked.current) tell(said, form)
    },
    /** An edit voids the last check. */
    edit: (field?: string) => {
      asked.current++
      setBusy(false)
      setFound(null)
      if (field === fault?.field) setFault(null)
      if (field === missing?.field) setMissing(null)
    },
  }
}

/** Calls `onFound` after a short wait, and returns whether that wait is over. */
function useFound(found: FoundAt | null, onFound: (found: FoundAt) => void): boolean {
  const [through, setThrough] = useState(false)
  const follow = useRef(onFound)
  useEffect(() => {
    follow.current = onFound
  }, [onFound])
  useEffect(() => {
    if (found === null) return undefined
    const wait = setTimeout(() => {
      setThrough(true)
      follow.current(found)
    }, FOUND)
    return () => {
      clearTimeout(wait)
      setThrough(false)
    }
  }, [found])
  return through
}
