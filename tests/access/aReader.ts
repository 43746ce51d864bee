import { virtual } from '@guidepup/virtual-screen-reader'
import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { outline } from './outline.ts'

/** Longer than everything that is announced at once takes. */
const saidAll = 3000
/** Longer than what was announced stays. */
const gone = 12_000

/** A screen reader: writes down what it announces after each action, and the page as it is read through. */
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
    /** From its first word to its last. */
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

/** What is announced, and where the focus went. */
function heard(phrase: string): string {
  const [, politeness, words] = /^(polite|assertive): (.*)$/s.exec(phrase) ?? []
  return words === undefined ? `focus: ${phrase}` : `${politeness}: ${words}`
}
