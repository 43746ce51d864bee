import { useId, type SubmitEvent } from 'react'
import { useDispatch } from 'react-redux'
import { dataAsked } from '../../funnel/visitorActions.ts'
import { useFunnel } from '../useFunnel.ts'
import { phoneIn } from './OwnerPhone.tsx'

type DataAction = Parameters<typeof dataAsked>[0]['action']

/** A form that requests the erasure or a copy of the visitor's data, and its button. */
export function useOwnDataForm(action: DataAction, texts: { busy: string; failed: string }) {
  const dispatch = useDispatch()
  const id = useId()
  const { busy, error } = useFunnel((funnel) => funnel.ownData)
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    dispatch(dataAsked({ action, ...phoneIn(event.currentTarget) }))
  }
  const state = busy ? 'loading' : error === null ? 'default' : 'error'
  return {
    busy,
    form: { id, onSubmit },
    button: { type: 'submit', form: id, state, stateText: busy ? texts.busy : texts.failed },
  } as const
}
