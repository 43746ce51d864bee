import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ButtonState } from '../../ui/ButtonFace.tsx'
import type { Checked, Fault, OnCheck } from './landingData.ts'

/** How long the button still works after the address was found. */
const FOUND = 1200

/** One coverage check after another: what its button shows, what is wrong, and where a good one leads. */
export function useCoverageCheck(onCheck: OnCheck) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const through = useGoOn(to)
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
      setBusy(true)
      setFault(null)
      tell(await onCheck(form))
    },
    edit: (field: string) => field === fault?.field && setFault(null),
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
