import type { Slot } from '../../src/api/contract/values/valueRules.ts'
import { anAddress, answers, aPlanId, lastWord } from '../support/anOrder.ts'
import { type Ledger, someName, type Told } from './ledger.ts'
import { type Browser, persistent } from './persistent.ts'

let named = 0

/** Begins an order and records what is acknowledged. */
export async function aBeginning(browser: Browser, ledger: Ledger): Promise<{ idLead: string; told: Told }> {
  ledger.created += 1
  const { idLead, version } = await browser('createLead', { body: { address: anAddress, idPlan: aPlanId } })
  const told = { name: null, version: version ?? 1, unheard: [], numbers: [] }
  ledger.leads.set(idLead ?? '', told)
  return { idLead: idLead ?? '', told }
}

/** Changes the name, by the version that the visitor knows. */
export async function rename(browser: Browser, idLead: string, told: Told): Promise<void> {
  const name = someName((named += 1))
  told.unheard.push(name)
  const { version } = await browser('saveStep', { params: { idLead, step: 'name' }, body: { name } }, told.version)
  Object.assign(told, { name, version: version ?? told.version + 1, unheard: [] })
}

/** Two consecutive days away from the calendar's ends, because another clock may shift it by a day or two. */
function someOf(free: Slot[]): Slot[] {
  const ends = 6
  const at = ends + Math.floor(Math.random() * Math.max(1, free.length - 2 * ends - 1))
  return free.slice(at, at + 2)
}

/** Answers everything, so that only the finish is missing. */
export async function answerAll(browser: Browser, idLead: string, told: Told): Promise<void> {
  await answerSteps(browser, idLead, told)
  await browser('confirmLead', { params: { idLead }, body: {} })
}

export async function answerSteps(
  browser: Browser,
  idLead: string,
  told: Told,
  cpf: string = answers.documentNumber.cpf,
): Promise<void> {
  await rename(browser, idLead, told)
  const { slots } = await browser('slots', { query: { cep: anAddress.cep } })
  const free: Slot[] = slots.flatMap(({ free: isFree, date, period }) => (isFree ? [{ date, period }] : []))
  const steps = [
    ['phone', answers.phone],
    ['email', { ...answers.email, email: `quixote${told.version}@provedor.com.br` }],
    ['birthDate', answers.birthDate],
    ['motherName', { mothers_name: 'Zulmira Quixote' }],
    ['documentNumber', { cpf }],
    ['dueDate', answers.dueDate],
    ['bankInfo', answers.bankInfo],
    ['scheduleDate', { schedules: someOf(free) }],
  ] as const
  for (const [step, body] of steps) {
    const { version } = await browser('saveStep', { params: { idLead, step }, body }, told.version)
    told.version = version ?? told.version
  }
}

export async function order(browser: Browser, leadId: string, told: Told): Promise<void> {
  const { orderNumber } = await browser('finishLead', { params: { leadId }, body: lastWord })
  told.numbers.push(orderNumber)
}

/** Places one order, finished twice. */
async function wholeOrder(browser: Browser, ledger: Ledger): Promise<void> {
  const { idLead, told } = await aBeginning(browser, ledger)
  await answerAll(browser, idLead, told)
  await order(browser, idLead, told)
  await order(browser, idLead, told)
}

/** A short visit, with more answers than a server that loses the last one could hide. */
async function someAnswers(browser: Browser, ledger: Ledger): Promise<void> {
  const { idLead, told } = await aBeginning(browser, ledger)
  for (let times = 0; times < 3; times += 1) await rename(browser, idLead, told)
}

/** Runs visits, some in parallel; every third is a whole order. Records final refusals. */
export async function visits(hosts: readonly string[], ledger: Ledger, count: number, { keyed = true } = {}) {
  let begun = 0
  const visitOn = async (): Promise<void> => {
    const nth = (begun += 1)
    if (nth > count) return
    const visit = nth % 3 === 0 ? wholeOrder : someAnswers
    await visit(persistent(hosts, { keyed }), ledger).catch((error: unknown) => ledger.refused.push(String(error)))
    return visitOn()
  }
  await Promise.all(Array.from({ length: 16 }, visitOn))
}
