import { act, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { afterPaint } from '../../src/browser/afterPaint.ts'
import { turnTexts } from '../../src/content/texts/chat/chatTexts.ts'
import { aTalk } from '../conversation/aTalk.tsx'
import type { Funnel } from '../../src/funnel/state.ts'
import type { Answers } from '../support/fakeApi.ts'
import { aReader } from './aReader.ts'

/** A visitor with a screen reader in the conversation: records actions and spoken phrases. */
export async function aListener(over: Answers = {}, left: Funnel | null = null) {
  const talk = aTalk({ over, left })
  const reader = await aReader()
  return {
    ...reader,
    readsAll: (what: string) => reader.reads(screen.getByRole('main'), what),
    readsOpen: (what: string) => reader.reads(openTurn(), what),
    /** Types into the field and waits for this question. */
    types: (text: string, next: RegExp) =>
      reader.does(`types “${text}” and Enter`, async () => {
        await talk.say(text)
        await asked(next)
      }),
    /** Types at the focus and waits for this question. */
    typesThere: (text: string, next: RegExp) =>
      reader.does(`types “${text}” and Enter where the focus is`, async () => {
        await talk.user.keyboard(`${text}{Enter}`)
        await asked(next)
      }),
    presses: (name: string | RegExp, next?: RegExp) =>
      reader.does(`presses “${nameOf(name)}”`, async () => {
        await talk.user.click(await control('button, a', name))
        if (next) await asked(next)
      }),
    ticks: (name: RegExp) =>
      reader.does(`ticks “${nameOf(name)}”`, async () => talk.user.click(await control('label', name))),
    leaves: (title: string) => reader.written(title),
  }
}

const nameOf = (name: string | RegExp) => (typeof name === 'string' ? name : name.source.replace('^', ''))

const openTurn = () => screen.getByRole('article', { name: turnTexts.open })

/** The first control with this text; queries by role are slow in a page this long. */
function control(kind: string, name: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>(`main :is(${kind})`)]
    const found = all.find(({ textContent }) =>
      typeof name === 'string' ? textContent === name : name.test(textContent),
    )
    if (!found) throw new Error(`there is no ${String(name)}`)
    return found
  })
}

async function asked(next: RegExp) {
  await waitFor(() => expect(document.querySelector('h2#agora')?.textContent).toMatch(next))
  await act(() => new Promise<void>((painted) => afterPaint(painted)))
}
