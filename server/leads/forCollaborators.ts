import * as z from 'zod/mini'
import { flags as flagsSchema, type Flags } from '../../src/api/contract/tracking.ts'
import type { OwnedLead } from '../call.ts'

/** Whether a lead is in the offer for collaborators, by its campaign or by what marks it. */
export function isForCollaborators({ addon, flags }: Pick<OwnedLead, 'addon' | 'flags'>): boolean {
  return addon === 'oferta-colaborador' || flagsIn(flags)?.collaborator_special_offer === true
}

/** What is marked on a lead. */
export function flagsIn(stored: string | null): Flags | undefined {
  return stored === null ? undefined : z.parse(flagsSchema, JSON.parse(stored))
}
