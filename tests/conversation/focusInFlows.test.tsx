import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Key } from '../../src/content/questions/answers.ts'
import { isFull } from '../support/lane.ts'
import { inputPlace } from '../../src/conversation/composer/inputPlace.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { journey } from '../../src/funnel/journey/journey.ts'
import { aCoverage } from '../support/aPlan.ts'
import { person } from '../support/person.ts'
import { aTalk } from './aTalk.tsx'

type Talk = ReturnType<typeof aTalk>

const words: Raw = { ...person, document: '529.982.247-25', directDebit: 'sim', bank: 'itau', code: '123456' }

type Flow = Parameters<typeof aTalk>[0] & { words?: Raw; ends?: string }

const flows: Record<string, Flow> = {
  order: {},
  b: { campaign: 'b' },
  fluxo: { campaign: 'fluxo' },
  premium: { campaign: 'premium' },
  mobile: { campaign: 'timcontrole' },
  collaborator: { campaign: 'oferta-colaborador', words: { email: 'ana@timbrasil.example' } },
  coverage: { at: '/chat/cobertura', ends: 'planos' },
  renewal: { at: '/chat/refidelizacao' },
  migration: { campaign: 'migracao-ultrafibra' },
  notice: {
    over: { coverage: aCoverage({ plans: [], infra: null, reason: 'no-network' }) },
    ends: 'oferta-indisponivel',
  },
}

/** Typed key by key, which takes a busy machine a while. */
describe('by keyboard the focus is at every question, and never lost', () => {
  it.each(Object.entries(flows).filter((_, at) => isFull || at % 2 === 0))(
    '%s',
    async (_, flow) => {
      const { words: own = {}, ends = 'confirmacao', ...start } = flow
      const talk = aTalk(start)
      const asked: Key[] = []
      for (let key = await nextAfter(talk, null); key !== null; key = await nextAfter(talk, key)) {
        expect(asked).not.toContain(key)
        asked.push(key)
        await isReadyFor(key)
        if (inputPlace(key) === 'turn') await choose(talk, key)
        else await talk.user.keyboard(`${{ ...words, ...own }[key] ?? ''}{Enter}`)
      }
      expect(journey(talk.funnel()).current.id).toBe(ends)
      await waitFor(() => expect(document.activeElement).toBe(document.getElementById('agora')))
    },
    60_000,
  )
})

/** The next open question without pending look-ups; null if the order does not continue. */
async function nextAfter(talk: Talk, key: Key | null): Promise<Key | null> {
  await waitFor(() => {
    const { question, current } = journey(talk.funnel())
    expect(question).not.toBe(key ?? 'nothing')
    expect(question === null && ['wait', 'ask', 'quiz'].includes(current.kind)).toBe(false)
  })
  return journey(talk.funnel()).question
}

/** Waits until the question accepts typing; Tab leads to a choice. */
const isReadyFor = (key: Key) =>
  waitFor(() => {
    const heading = document.getElementById('agora')
    const field = document.getElementById('resposta')
    expect(document.activeElement?.tagName).not.toBe('BODY')
    expect(inputPlace(key) === 'turn' ? [heading, field] : [field]).toContain(document.activeElement)
  })

async function choose({ user }: Talk, key: Key) {
  if (key === 'schedule') {
    await tabTo(user, () => screen.getAllByRole('checkbox', { name: /manhã/i })[0])
    await user.keyboard(' ')
    await tabTo(user, () => screen.getByRole('button', { name: 'Confirmar 1 opção' }))
    await user.keyboard('{Enter}')
    return
  }
  await tabTo(user, () => screen.getByRole('button', { name: /^600 Mega/ }))
  await user.keyboard('{Enter}')
  await tabTo(user, () => screen.getByRole('button', { name: /^Quero este, 600/ }))
  await user.keyboard('{Enter}')
}

/** In either direction, because the field follows the choice. */
async function tabTo(user: Talk['user'], find: () => HTMLElement | undefined) {
  const shift = document.activeElement?.id === 'resposta'
  for (let tabs = 0; tabs < 40 && document.activeElement !== find(); tabs++) await user.tab({ shift })
  expect(document.activeElement).toBe(find())
}
