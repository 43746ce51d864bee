import { ApiError } from '../../api/contract/errors/apiError.ts'
import { dataCopyTexts } from '../../content/texts/dataCopyTexts.ts'
import type { Failure } from '../../content/texts/failureTexts.ts'
import { readAnswers } from '../../funnel/answers/readAnswers.ts'
import type { dataAsked } from '../../funnel/visitorActions.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import { ownData } from '../../funnel/slice.ts'
import type { Funnel } from '../../funnel/state.ts'
import { callApi } from '../callApi.ts'
import { put, select, type Saga } from '../effects.ts'
import { failureOf } from '../failureOf.ts'
import type { Ports } from '../ports.ts'
import { leaveEndedOrder } from './leaveEndedOrder.ts'
import { nullIfGone, waitUntilSent } from './waitUntilSent.ts'

type Gathered = { copy: string } | { error: Failure; asksPhone?: true }

/** 'Baixar meus dados': all that this browser and the server know of the visitor, as the text of a file. */
export function* exportOwnData(ports: Ports, { payload }: ReturnType<typeof dataAsked>): Saga {
  if (yield* select((funnel) => funnel.ownData.busy || funnel.finishing.busy)) return
  const { values, refused } = readAnswers(payload, ports.now())
  if (refused.phone) return yield* put(ownData({ busy: false, error: { code: 'phone.invalid' }, asksPhone: true }))
  yield* put(ownData({ busy: true, error: null }))
  const begun = yield* select((funnel) => funnel.ownData)
  const isStill = (funnel: Funnel) => funnel.ownData === begun
  const gathered = yield* gather(ports, values.phone)
  if (yield* select(isStill)) yield* put(ownData({ busy: false, error: null, ...gathered }))
}

function* gather(ports: Ports, phone: string | undefined): Saga<Gathered> {
  try {
    const error = yield* waitUntilSent()
    return error ? { error } : yield* everything(ports, phone)
  } catch (error) {
    const failed = { error: failureOf(error) }
    if ((yield* leaveEndedOrder(ports, error)) || error instanceof ApiError) return failed
    yield* put(ownData({ busy: false, ...failed }))
    throw error
  }
}

function* everything({ api }: Ports, said: string | undefined): Saga<Gathered> {
  const funnel = yield* select((all) => all)
  const phone = said ?? answersOf(funnel).phone
  const atServer: unknown[] = []
  for (const owned of [funnel.lead, funnel.notice]) {
    if (!owned) continue
    const told = yield* nullIfGone(callApi(api, 'exportLead', { body: { id: owned.id, phone } }))
    if (told?.everything === null)
      return { error: { code: 'phone.other', words: dataCopyTexts.otherPhone }, asksPhone: true }
    if (told) atServer.push(told.everything)
  }
  return { copy: JSON.stringify({ nesteAparelho: answersOf(funnel), noSistema: atServer }, null, 2) }
}
