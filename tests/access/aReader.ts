import { virtual } from '@guidepup/virtual-screen-reader'
import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { outline } from './outline.ts'

/** Longer than all announcements at once. */
const saidAll = 3000
/** Longer than announcements stay. */
const gone = 12_000

/** A screen reader: records its announcements after each action, and the page when read through. */
export async function aReader() {
  const lines: string[] = []
  let known = 0

  async function start(container: HTMLElement) {
    await virtual.stop()
    await virtual.start({ container })
    known = (await virtual.spokenPhraseLog()).length
  }
  await start(document.body)

  return {
    does: async (what: string, doing: () => Promise<unknown>) => {
      lines.push('', `> ${what}`)
      await doing()
      await act(() => vi.advanceTimersByTimeAsync(saidAll))
      const said = (await virtual.spokenPhraseLog()).slice(known)
      lines.push(...said.map((phrase) => `  ${heard(phrase)}`))
      known += said.length
    },
    reads: async (part: HTMLElement, what: string) => {
      await act(() => vi.advanceTimersByTimeAsync(gone))
      await start(part)
      const end = `end of ${await virtual.lastSpokenPhrase()}`
      while ((await virtual.lastSpokenPhrase()) !== end) await virtual.next()
      const said = await virtual.spokenPhraseLog()
      lines.push('', `= ${what}`, ...outline(said).map((line) => `  ${line}`))
      await start(document.body)
    },
    written: async (title: string) => {
      await virtual.stop()
      return `${[title, ...lines].join('\n')}\n`
    },
  }
}

/** An announcement, or the new focus. */
function heard(phrase: string): string {
  const [, politeness, words] = /^(polite|assertive): (.*)$/s.exec(phrase) ?? []
  return words === undefined ? `focus: ${phrase}` : `${politeness}: ${words}`
}
