import { useEffect, useRef, useState } from 'react'
import type { ButtonState } from '../../ui/buttons/ButtonFace.tsx'
import type { Checked, Fault, FoundAt, OnCheck } from './landingTypes.ts'

/** Milliseconds that the button stays busy after the address is found. */
const FOUND = 1200

/** Runs one coverage check at a time: the state of its button, its error, and what follows an address that was found. */
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
    /** What is wrong with a field, which the button shows as well, or what was missing at a press, which it does not. */
    fault: missing ?? fault,
    /** What was wrong at the last look-up. */
    refusal: fault,
    /** Says what is missing, and sends nothing. */
    demand: setMissing,
    /** Whether anything was ever checked. */
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
    /** A correction makes the last check void. */
    edit: (field?: string) => {
      asked.current++
      setBusy(false)
      setFound(null)
      if (field === fault?.field) setFault(null)
      if (field === missing?.field) setMissing(null)
    },
  }
}

/** Whether the wait after a find is over, with which `onFound` is called. */
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
