/** A value for every parameter in the path of a call. */
export const anyParams = {
  cep: '14010100',
  file: 'plans.json',
  idLead: 'x',
  step: 'name',
  leadId: 'x',
  id: 'x',
  id_renewal_request_user: 'x',
  cpf: '10000000108',
}
