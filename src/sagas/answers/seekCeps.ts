import type { CepsFound } from '../../api/contract/cepSearch.ts'
import { ApiError } from '../../api/contract/errors/apiError.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'
import { cepTalkTexts as texts } from '../../content/texts/chat/cepTalkTexts.ts'
import { failureWords } from '../../content/texts/errors/failureTexts.ts'
import type { cepsAsked } from '../../funnel/visitorActions.ts'
import { remarked } from '../../funnel/slice.ts'
import { callApi } from '../callApi.ts'
import { put, type Saga } from '../effects.ts'
import { failureOf } from '../failureOf.ts'
import type { Ports } from '../ports.ts'

/** The CEPs of the neighbourhood named with the street, if any, as in 'rua das Palmeiras no Centro de Ribeirão'. */
function inNeighborhood(said: string, found: CepsFound): CepsFound {
  const words = ` ${plainWords(said)} `
  const named = found.ceps.filter(
    ({ neighborhood }) => neighborhood !== '' && words.includes(` ${plainWords(neighborhood)} `),
  )
  return named.length === 0 ? found : { ceps: named, more: false }
}

/** Looks up the CEPs of a street named in the conversation. The reply replaces the one that asked to wait. */
export function* seekCeps({ api }: Ports, { payload: { said, ...body } }: ReturnType<typeof cepsAsked>): Saga {
  const reply = (words: string, instead?: string) =>
    put(remarked({ after: 'cep', said, reply: words, kind: 'side', ...(instead !== undefined && { instead }) }))
  yield* reply(texts.searching)
  try {
    const found = inNeighborhood(said, yield* callApi(api, 'findCeps', { body }))
    yield* reply(found.ceps.length === 0 ? texts.none : texts.found(found), texts.searching)
  } catch (error) {
    yield* reply(texts.failed(failureWords(failureOf(error))), texts.searching)
    if (!(error instanceof ApiError)) throw error
  }
}
