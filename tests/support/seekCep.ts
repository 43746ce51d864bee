import { expect } from 'vitest'
import { cepTalkTexts } from '../../src/content/texts/chat/cepTalkTexts.ts'
import { cepsAsked } from '../../src/funnel/visitorActions.ts'
import { cepsInLastReply } from '../../src/funnel/views/cepsInLastReply.ts'
import type { aSale } from './aSale.ts'
import { soon } from './soon.ts'

/** Searches for the street until its CEP is found. */
export async function seekCep(sale: ReturnType<typeof aSale>): Promise<void> {
  sale.store.dispatch(cepsAsked({ said: '', street: 'Rua das Palmeiras', city: 'Ribeirão Preto' }))
  await soon(() => expect(sale.funnel().asides.at(-1)?.reply).not.toBe(cepTalkTexts.searching))
  if (cepsInLastReply(sale.funnel().asides).length === 0) await seekCep(sale)
}

export const isSearchFailed = (reply: string) => reply.endsWith(cepTalkTexts.failed(''))
