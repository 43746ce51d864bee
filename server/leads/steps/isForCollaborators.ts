import type { OwnedLead } from '../../http/calls/handlerContext.ts'

/** Whether a lead has the offer for collaborators, by its campaign or its flags. */
export function isForCollaborators({ addon, flags }: Pick<OwnedLead, 'addon' | 'flags'>): boolean {
  return addon === 'oferta-colaborador' || flags?.collaborator_special_offer === true
}
