import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { ownData } from '../../funnel/slice.ts'

/** A window about what is kept of a visitor. It begins empty, and nothing of it stays in the page once it is closed. */
export function useOwnDataDialog() {
  const dispatch = useDispatch()
  const [open, setOpen] = useState<boolean>()
  const turn = (to: boolean) => {
    dispatch(ownData({ busy: false, error: null }))
    setOpen(to)
  }
  return { open, turn }
}
