import { act, screen } from '@testing-library/react'
import { afterPaint } from '../../src/browser/afterPaint.ts'
import { turnTexts } from '../../src/content/texts/chatTexts.ts'
import { aTalk } from '../conversation/aTalk.tsx'
import type { Answers } from '../support/fakeApi.ts'
import { aReader } from './aReader.ts'

/** A visitor who hears the conversation: what is done and what is read out are written down. */
export async function aListener(over: Answers = {}) {
  const talk = aTalk({ over })
  const reader = await aReader()
  const open = () => screen.getByRole('article', { name: turnTexts.open })
  return {
    ...reader,
    readsAll: (what: string) => reader.reads(screen.getByRole('main'), what),
    readsOpen: (what: string) => reader.reads(open(), what),
    /** Words into the field, until this is asked. */
    types: (text: string, next: RegExp) =>
      reader.does(`types “${text}” and Enter`, async () => {
        await talk.say(text)
        await asked(next)
      }),
    /** Words where the focus is, until this is asked. */
    typesThere: (text: string, next: RegExp) =>
      reader.does(`types “${text}” and Enter where the focus is`, async () => {
        await talk.user.keyboard(`${text}{Enter}`)
        await asked(next)
      }),
    presses: (name: string | RegExp, next?: RegExp, role: 'button' | 'link' = 'button') =>
      reader.does(`presses “${nameOf(name)}”`, async () => {
        await talk.user.click(await screen.findByRole(role, { name }))
        if (next) await asked(next)
      }),
    ticks: (role: 'radio' | 'checkbox', name: RegExp) =>
      reader.does(`ticks “${nameOf(name)}”`, async () => {
        const [box] = await screen.findAllByRole(role, { name })
        await talk.user.click(box ?? document.body)
      }),
    async leaves(title: string) {
      talk.stop()
      return reader.written(title)
    },
  }
}

const nameOf = (name: string | RegExp) => (typeof name === 'string' ? name : name.source.replace('^', ''))

async function asked(next: RegExp) {
  await screen.findByRole('heading', { level: 2, name: (name) => name.startsWith('Assistente:') && next.test(name) })
  await act(() => new Promise<void>((painted) => afterPaint(painted)))
}
