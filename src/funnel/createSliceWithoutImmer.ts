import { createAction, type CaseReducerActions, type SliceCaseReducers, type UnknownAction } from '@reduxjs/toolkit'

type Happenings<S, R extends SliceCaseReducers<S>> = {
  actions: CaseReducerActions<R, string>
  reducer: (state: S | undefined, action: UnknownAction) => S
}

/** A slice whose reducers return a new state. `createSlice` would add Immer, which costs bytes and time. */
export function createSliceWithoutImmer<S, R extends SliceCaseReducers<S>>(
  name: string,
  begun: S,
  reducers: R,
): Happenings<S, R>
export function createSliceWithoutImmer(
  name: string,
  begun: object,
  reducers: Record<string, (state: object, action: UnknownAction) => object>,
) {
  const told = new Map(Object.entries(reducers).map(([happening, reduce]) => [`${name}/${happening}`, reduce]))
  return {
    actions: Object.fromEntries(
      Object.keys(reducers).map((happening) => [happening, createAction(`${name}/${happening}`)]),
    ),
    reducer: (state = begun, action: UnknownAction) => told.get(action.type)?.(state, action) ?? state,
  }
}
