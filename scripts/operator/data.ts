import { parseArgs } from 'node:util'
import type { Env } from '../../server/env.ts'
import { operatorOf } from '../../server/leads/export/operatorAccess.ts'
import { check, type Counts } from '../../server/operatorData/checkFolder.ts'
import { type Difference, diffFolder } from '../../server/operatorData/diff.ts'
import { isImported } from '../../server/operatorData/editions.ts'
import { exportFolder } from '../../server/operatorData/export.ts'
import { makeFaults } from '../../server/operatorData/faults.ts'
import { openFolder } from '../../server/operatorData/folder.ts'
import { importFolder } from '../../server/operatorData/import.ts'
import { kindNames, kinds } from '../../server/operatorData/fileKinds.ts'
import { inWorkshop, type Workshop } from '../../server/operatorData/commandDatabase.ts'
import { demand, say } from './command.ts'

type Given = { path: string; isDry: boolean; who: string | null }

/** `import FOLDER [--dry-run]`, `check|diff FOLDER` and `export FOLDER [--customers --by NAME --reason WHY]`. */
const onFolder = (work: (workshop: Workshop, given: Given) => Promise<void>) => async (env: Env, args: string[]) => {
  const given = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, customers: { type: 'boolean' }, by: given, reason: given },
  })
  const path = demand(positionals[0], 'the folder.')
  const reason = () => demand(values.reason, 'why, by --reason WHY.')
  const who = values.customers ? `${operatorOf(values.by)}: ${reason()}` : null
  await inWorkshop(env, say, (workshop) => work(workshop, { path, isDry: values['dry-run'] ?? false, who }))
}

export const dataCommands = [
  ['import', onFolder(bringIn)],
  ['check', onFolder((workshop, { path }) => checked(workshop, path))],
  ['diff', onFolder((workshop, { path }) => compared(workshop, path))],
  ['export', onFolder(bringOut)],
] as const

async function bringIn(workshop: Workshop, { path, isDry }: Given) {
  if (isDry) return compared(workshop, path)
  tellCounts(await importFolder(workshop, openFolder(path), new Date()), 'brought in')
}

async function bringOut(workshop: Workshop, { path, who }: Given) {
  tellCounts(await exportFolder(workshop, path, who, new Date()), 'written')
  if (who === null) say('customers.csv: left out. --customers --by NAME --reason WHY writes it, too')
}

async function checked(workshop: Workshop, path: string) {
  const faults = makeFaults()
  const counts = await check(workshop, openFolder(path), faults)
  faults.demandNone()
  tellCounts(counts, 'without a fault')
}

async function compared(workshop: Workshop, path: string) {
  await checked(workshop, path)
  for (const each of await diffFolder(workshop, openFolder(path), !(await isImported(workshop.db))))
    tellDifference(each)
}

function tellCounts(counts: Counts, what: string) {
  for (const name of kindNames) if (counts[name] !== undefined) say(`${kinds[name].file}: ${counts[name]} ${what}`)
}

function tellDifference({ file, added, changed, removed, examples }: Difference) {
  say(`${file}: ${added} added, ${changed} changed, ${removed} removed`)
  for (const example of examples) say(`  ${example}`)
}
