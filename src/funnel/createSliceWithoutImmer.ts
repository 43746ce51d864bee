import { createAction, type CaseReducerActions, type SliceCaseReducers, type UnknownAction } from '@reduxjs/toolkit'

type SliceOf<S, R extends SliceCaseReducers<S>> = {
  actions: CaseReducerActions<R, string>
  reducer: (state: S | undefined, action: UnknownAction) => S
}

/** A slice whose reducers return a new state. `createSlice` would add Immer, which costs bytes and time. */
export function createSliceWithoutImmer<S, R extends SliceCaseReducers<S>>(
  name: string,
  begun: S,
  reducers: R,
): SliceOf<S, R>
export function createSliceWithoutImmer(
  name: string,
  begun: object,
  reducers: Record<string, (state: object, action: UnknownAction) => object>,
) {
  const reducerOf = new Map(Object.entries(reducers).map(([action, reduce]) => [`${name}/${action}`, reduce]))
  return {
    actions: Object.fromEntries(Object.keys(reducers).map((action) => [action, createAction(`${name}/${action}`)])),
    reducer: (state = begun, action: UnknownAction) => reducerOf.get(action.type)?.(state, action) ?? state,
  }
}
