import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ButtonState } from '../../ui/buttons/ButtonFace.tsx'
import type { Checked, Fault, OnCheck } from './landingData.ts'

/** Milliseconds that the button stays busy after the address is found. */
const FOUND = 1200

/** Runs one coverage check at a time: the state of its button, its error, and the address that follows. */
export function useCoverageCheck(onCheck: OnCheck) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const through = useGoOn(to)
  const asked = useRef(0)
  const tell = (said: Checked) => {
    setBusy(false)
    setFault(said.fault)
    if (said.fault === null) setTo(said.to)
  }
  const state: ButtonState = through ? 'success' : busy || to !== null ? 'loading' : fault ? 'error' : 'default'
  return {
    state,
    fault,
    check: async (form: FormData) => {
      const check = ++asked.current
      setBusy(true)
      setFault(null)
      const said = await onCheck(form)
      if (check === asked.current) tell(said)
    },
    /** A correction makes the last check void. */
    edit: (field: string) => {
      asked.current++
      setBusy(false)
      setTo(null)
      if (field === fault?.field) setFault(null)
    },
  }
}

function useGoOn(to: string | null): boolean {
  const navigate = useNavigate()
  const [through, setThrough] = useState(false)
  useEffect(() => {
    if (to === null) return undefined
    const leave = setTimeout(() => {
      setThrough(true)
      void navigate(to)
    }, FOUND)
    return () => clearTimeout(leave)
  }, [to, navigate])
  return through
}
