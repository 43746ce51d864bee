import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The code in the last mail to an address, once sent. */
export async function mailedCode(dataDir: string, to: string): Promise<string> {
  await expect.poll(() => codeIn(dataDir, to), { timeout: 15_000 }).not.toBe('')
  return codeIn(dataDir, to)
}

function codeIn(dataDir: string, to: string): string {
  const folder = join(dataDir, 'outbox')
  const names = namesIn(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
  const mails = names.map((name) => readFileSync(join(folder, name), 'utf8')).filter((text) => text.includes(to))
  return /\b\d{6}\b/.exec(JSON.parse(mails.at(-1) ?? '{}').text ?? '')?.[0] ?? ''
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
