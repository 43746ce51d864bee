import { ApiError } from '../../api/contract/errors/apiError.ts'
import { dataCopyTexts } from '../../content/texts/ownData/dataCopyTexts.ts'
import type { dataAsked } from '../../funnel/visitorActions.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import { ownData } from '../../funnel/slice.ts'
import { callApi } from '../callApi.ts'
import { put, select, type Saga } from '../effects.ts'
import { failureOf } from '../failureOf.ts'
import type { Ports } from '../ports.ts'
import { leaveEndedOrder } from './leaveEndedOrder.ts'
import { beginDataAction, ownDataFailure } from './ownDataAction.ts'
import { nullIfGone, waitUntilSent } from './waitUntilSent.ts'

type Gathered = { copy: string } | ReturnType<typeof ownDataFailure>

/** 'Baixar meus dados': all data of the visitor in this browser and at the server, as the text of a file. */
export function* exportOwnData(ports: Ports, { payload }: ReturnType<typeof dataAsked>): Saga {
  const begun = yield* beginDataAction(ports, payload)
  if (!begun) return
  const gathered = yield* gather(ports, begun.typed)
  if (yield* select(begun.isStill)) yield* put(ownData({ busy: false, error: null, ...gathered }))
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
    if (told?.everything === null) return ownDataFailure({ code: 'phone.other', words: dataCopyTexts.otherPhone })
    if (told) atServer.push(told.everything)
  }
  return { copy: JSON.stringify({ nesteAparelho: answersOf(funnel), noSistema: atServer }, null, 2) }
}
