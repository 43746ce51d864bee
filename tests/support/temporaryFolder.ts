import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

type Files = Record<string, string | Uint8Array>

/** A folder that is removed after all tests of the file or block. */
export function folderForAll(files: Files = {}): string {
  const folder = folderOf(files)
  afterAll(() => rmSync(folder, { recursive: true }))
  return folder
}

/** A folder that is removed after the present test. */
export function folderForTest(files: Files = {}): string {
  const folder = folderOf(files)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function folderOf(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'ultrafibra-test-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}
