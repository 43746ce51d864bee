import { parseArgs } from 'node:util'
import type { Env } from '../../server/env.ts'
import { check, type Counts } from '../../server/operatorData/check.ts'
import { type Difference, diffFolder } from '../../server/operatorData/diff.ts'
import { isImported } from '../../server/operatorData/editions.ts'
import { exportFolder } from '../../server/operatorData/export.ts'
import { makeFaults } from '../../server/operatorData/faults.ts'
import { openFolder } from '../../server/operatorData/folder.ts'
import { importFolder } from '../../server/operatorData/import.ts'
import { kindNames, kinds } from '../../server/operatorData/kinds.ts'
import { inWorkshop, type Workshop } from '../../server/operatorData/workshop.ts'
import { demand, say } from './command.ts'

type Given = { path: string; isDry: boolean }

/** `import FOLDER [--dry-run]`, `check FOLDER`, `diff FOLDER` and `export FOLDER` move the operator's own data. */
const onFolder = (work: (workshop: Workshop, given: Given) => Promise<void>) => async (env: Env, args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' } },
  })
  const path = demand(positionals[0], 'the folder.')
  await inWorkshop(env, say, (workshop) => work(workshop, { path, isDry: values['dry-run'] ?? false }))
}

export const dataCommands = [
  ['import', onFolder(bringIn)],
  ['check', onFolder(({ db }, { path }) => checked(db, path))],
  ['diff', onFolder(({ db }, { path }) => compared(db, path))],
  ['export', onFolder(async ({ db }, { path }) => tellCounts(await exportFolder(db, path), 'written'))],
] as const

async function bringIn({ db }: Workshop, { path, isDry }: Given) {
  if (isDry) return compared(db, path)
  tellCounts(await importFolder(db, openFolder(path), new Date()), 'brought in')
}

async function checked(db: Workshop['db'], path: string) {
  const faults = makeFaults()
  const counts = await check(db, openFolder(path), faults)
  faults.demandNone()
  tellCounts(counts, 'without a fault')
}

async function compared(db: Workshop['db'], path: string) {
  await checked(db, path)
  for (const each of await diffFolder(db, openFolder(path), !(await isImported(db)))) tellDifference(each)
}

function tellCounts(counts: Counts, what: string) {
  for (const name of kindNames) if (counts[name] !== undefined) say(`${kinds[name].file}: ${counts[name]} ${what}`)
}

function tellDifference({ file, added, changed, removed, examples }: Difference) {
  say(`${file}: ${added} added, ${changed} changed, ${removed} removed`)
  for (const example of examples) say(`  ${example}`)
}
