import { addressCards, customerCards, documentCards, mobileCards } from '../../server/sample/sampleCards.ts'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import { quizFor } from '../../server/risk/builtInQuiz.ts'
import type { KeyedCall } from '../../server/http/calls/callRules.ts'
import type { Input, Reply } from '../../src/api/contract/calls.ts'
import { newLedger, someName } from './ledger.ts'
import type { Browser } from './persistent.ts'
import { answers, lastWord } from '../support/anOrder.ts'
import { aBeginning, answerSteps } from './visits.ts'

const { phone } = answers.phone
const customer = customerCards.renewal
let times = 0

/** Prepares the state for a call, and returns the function that sends it. */
export async function readied<N extends KeyedCall>(
  name: N,
  browser: Browser,
  sender = browser,
): Promise<() => Promise<Reply<N>>> {
  const input = await writes[name](browser)
  return () => sender(name, input)
}

/** The preparation and the input of each call with an effect. A missing one does not compile. */
const writes: { [N in KeyedCall]: (browser: Browser) => Promise<Input<N>> } = {
  createLead: async () => ({ body: { address: addressOf('covered'), idPlan: 'plan-d600b' } }),
  saveStep: async (browser) => ({
    params: { idLead: await aLead(browser), step: 'name' },
    body: { name: someName((times += 1)) },
  }),
  confirmLead: async (browser) => ({ params: { idLead: await answered(browser) }, body: {} }),
  answerQuiz: async (browser) => {
    const cpf = documentCards.quizApproved.document
    const idLead = await answered(browser, cpf)
    const { quiz } = await browser('confirmLead', { params: { idLead }, body: {} })
    const questions = quizFor(cpf).questions.map(({ id, right }) => ({ id, answer: { id: right } }))
    return { params: { idLead }, body: { idQuiz: quiz?.idQuiz ?? '', questions } }
  },
  finishLead: async (browser) => {
    const leadId = await answered(browser)
    await browser('confirmLead', { params: { idLead: leadId }, body: {} })
    return { params: { leadId }, body: lastWord }
  },
  removeLead: async (browser) => ({ body: { id: await answered(browser), phone } }),
  makeResumeLink: async (browser) => ({ params: { idLead: await answered(browser) }, body: { by: 'mail' } }),
  openResumeLink: async (browser) => ({ body: { token: (await linked(browser)).token, answer: birthDay } }),
  endOtherDevices: async (browser) => {
    const { idLead, token } = await linked(browser)
    await browser('openResumeLink', { body: { token, answer: birthDay } })
    return { params: { idLead }, body: { phone } }
  },
  endThisDevice: async (browser) => ({ params: { idLead: await answered(browser) } }),
  keepNoCoverage: async () => ({ body: { address: addressOf('notCovered') } }),
  addContact: async (browser) => ({ body: { id: await aNotice(browser), name: someName(1), phone } }),
  forgetNoCoverage: async (browser) => ({ body: { id: await aNotice(browser) } }),
  requestCall: async () => ({ body: { telephone: phone } }),
  createLegacyLead: async () => ({ body: { ...addressOf('covered'), phone, idPlan: 'plan-d600b' } }),
  createFromRenta: async () => ({ body: { phoneNumber: mobileCards.controle.phone } }),
  sendCollaboratorCode: async (browser) => ({ params: { id: await aCollaborator(browser) } }),
  checkCollaboratorCode: async (browser) => {
    const idLead = await aCollaborator(browser)
    await browser('sendCollaboratorCode', { params: { id: idLead } })
    return { body: { idLead, code: '000000' } }
  },
  renewalOffers: async () => ({ body: { cpf: customer.cpf } }),
  chooseRenewal: aRenewal,
  finishRenewal: async (browser) => {
    const chosen = await aRenewal(browser)
    await browser('chooseRenewal', chosen)
    const offerCode = builtInCatalogue.planById(chosen.body.offer1)?.offer.code ?? ''
    return { params: { id: chosen.params.id_renewal_request_user }, body: { accept_terms: true, offerCode } }
  },
  migrationOffers: async () => ({ body: { cpf: customerCards.migration.cpf } }),
  chooseMigrationPlan: async (browser) => {
    const { idLead, plansOffers } = await browser('migrationOffers', { body: { cpf: customerCards.migration.cpf } })
    return { params: { idLead: idLead ?? '' }, body: { idPlan: plansOffers[0]?.id ?? '' } }
  },
  saveMigrationAddress: async (browser) => {
    const chosen = await writes.chooseMigrationPlan(browser)
    await browser('chooseMigrationPlan', chosen)
    return { params: { ...chosen.params, step: 'cep' }, body: { cep: addressCards.covered.cep } }
  },
}

const birthDay = answers.birthDate.birth_date.replaceAll('/', '')

const addressOf = (card: 'covered' | 'notCovered') => {
  const { cep, number } = addressCards[card]
  return { cep, number }
}

const aLead = async (browser: Browser) => (await aBeginning(browser, newLedger())).idLead

async function answered(browser: Browser, cpf?: string): Promise<string> {
  const { idLead, told } = await aBeginning(browser, newLedger())
  await answerSteps(browser, idLead, told, cpf)
  return idLead
}

async function linked(browser: Browser): Promise<{ idLead: string; token: string }> {
  const idLead = await answered(browser)
  const { token } = await browser('makeResumeLink', { params: { idLead }, body: { by: 'copy' } })
  return { idLead, token: token ?? '' }
}

const aNotice = async (browser: Browser) =>
  (await browser('keepNoCoverage', { body: { address: addressOf('notCovered') } })).id

async function aCollaborator(browser: Browser): Promise<string> {
  const email = `quixote${(times += 1)}@timbrasil.example`
  const flags = { collaborator_special_offer: true as const }
  return (await browser('createLead', { body: { email, addon: 'oferta-colaborador', flags } })).id
}

async function aRenewal(browser: Browser) {
  const offers = await browser('renewalOffers', { body: { cpf: customer.cpf } })
  return {
    params: { id_renewal_request_user: offers.id_renewal_request ?? '' },
    body: { id_renewal_base_user: offers.id_renewal_base_user ?? '', offer1: offers.plansOffers[0]?.id ?? '' },
  }
}
