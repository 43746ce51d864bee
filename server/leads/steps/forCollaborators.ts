import type { OwnedLead } from '../../call.ts'

/** Whether a lead is in the offer for collaborators, by its campaign or by what marks it. */
export function isForCollaborators({ addon, flags }: Pick<OwnedLead, 'addon' | 'flags'>): boolean {
  return addon === 'oferta-colaborador' || flags?.collaborator_special_offer === true
}
