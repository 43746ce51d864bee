import type { CallName } from '../../src/api/contract/calls.ts'
import { isCpf } from '../../src/api/contract/values/cpfAndCnpj.ts'
import type { AddressStep } from '../../src/api/contract/lead/stepOrder.ts'
import { customerCards } from '../../server/sample/sampleCards.ts'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import type { Mail } from '../../server/mail/mail.ts'
import { anAddress } from './anOrder.ts'
import type { Heard, Said, Visitor } from './aVisitor.ts'
import { soon } from './soon.ts'

export const unknownCpf = '52998224725'
/** The calls that look up a CPF, each with one that has an offer. */
export const cpfLookUps: [CallName, string, (cpf: string) => Said][] = [
  ['renewalOffers', customerCards.renewal.cpf, (cpf) => ({ body: { cpf } })],
  ['migrationOffers', customerCards.migration.cpf, (cpf) => ({ body: { cpf } })],
  ['checkClient', customerCards.renewal.cpf, (cpf) => ({ params: { cpf } })],
]

/** A customer with renewal offers: the request, and the browser's id of the customer. */
export async function aRenewal(
  visitor: Visitor,
  cpf: string = customerCards.renewal.cpf,
): Promise<{ id: string; baseUser: string; offers: string[] }> {
  const { body } = await visitor.call('renewalOffers', { body: { cpf } })
  return {
    id: String(body['id_renewal_request']),
    baseUser: String(body['id_renewal_base_user']),
    offers: offersIn(body),
  }
}

export async function aMigration(
  visitor: Visitor,
  cpf: string = customerCards.migration.cpf,
): Promise<{ id: string; offers: string[] }> {
  const { body } = await visitor.call('migrationOffers', { body: { cpf } })
  return { id: String(body['idLead']), offers: offersIn(body) }
}

/** A migration with every answer except the visit. */
export async function aPlacedMigration(visitor: Visitor, idPlan = 'migration-d600a', cpf?: string): Promise<string> {
  const { id } = await aMigration(visitor, cpf)
  await visitor.call('chooseMigrationPlan', { params: { idLead: id }, body: { idPlan } })
  await saveAddress(visitor, id, 'cep', {
    cep: anAddress.cep,
    address: 'Rua das Palmeiras',
    neighborhood: 'Centro',
    city: 'Ribeirão Preto',
    state: 'SP',
  })
  await saveAddress(visitor, id, 'number', { number: anAddress.number })
  return id
}

export function saveAddress(visitor: Visitor, idLead: string, step: AddressStep, body: unknown): Promise<Heard> {
  return visitor.call('saveMigrationAddress', { params: { idLead, step }, body })
}

export function confirmMigration(visitor: Visitor, idLead: string): Promise<Heard> {
  return visitor.call('confirmLead', { params: { idLead }, query: { fiberMigration: 'true' }, body: {} })
}

export const acceptanceOf = (idPlan: string) => ({
  accept_terms: true,
  offerCode: builtInCatalogue.planById(idPlan)?.offer.code ?? '',
})

export function finishRenewal(visitor: Visitor, id: string, idPlan: string, said: Said = {}): Promise<Heard> {
  return visitor.call('finishRenewal', { params: { id }, body: acceptanceOf(idPlan), ...said })
}

export const corporateEmail = 'ana.souza@timbrasil.example'
export const forCollaborators = { addon: 'oferta-colaborador', flags: { collaborator_special_offer: true } }

/** A collaborator with only the corporate e-mail. */
export async function aCollaborator(visitor: Visitor, email = corporateEmail): Promise<string> {
  const { body } = await visitor.call('createLead', { body: { email, ...forCollaborators } })
  return String(body['id'])
}

type Posted = { deliver: () => Promise<void>; mails: Mail[] }

/** The code in the last mail to an address. A running round may miss that mail, so the next round is awaited too. */
export function codeMailed({ deliver, mails }: Posted, email = corporateEmail): Promise<string> {
  return soon(async () => {
    await deliver()
    await deliver()
    const [code] = /\b\d{6}\b/.exec(mails.findLast(({ to }) => to === email)?.text ?? '') ?? []
    if (code === undefined) throw new Error(`No code was mailed to ${email}`)
    return code
  })
}

/** A collaborator whose code is confirmed. */
export async function aValidatedCollaborator(
  server: Posted,
  visitor: Visitor,
  email = corporateEmail,
): Promise<string> {
  const id = await aCollaborator(visitor, email)
  await visitor.call('sendCollaboratorCode', { params: { id } })
  await visitor.call('checkCollaboratorCode', { body: { idLead: id, code: await codeMailed(server, email) } })
  return id
}

function offersIn(body: Heard['body']): string[] {
  const plans = Array.isArray(body['plansOffers']) ? body['plansOffers'] : []
  return plans.map(({ id }) => String(id))
}

/** A different valid CPF for each number. */
export function someCpf(n: number): string {
  const body = String(123_456_000 + n)
  return Array.from({ length: 100 }, (_, at) => body + String(at).padStart(2, '0')).find(isCpf) ?? ''
}
