import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Env } from '../../server/start/readEnv.ts'
import { operatorOf } from '../../server/leads/withOperatorAccess.ts'
import { checkFolder, type Counts } from '../../server/operatorData/checkFolder.ts'
import { type Difference, diffFolder } from '../../server/operatorData/diff.ts'
import { isImported } from '../../server/operatorData/importEditions.ts'
import { exportFolder, exportSiteFiles } from '../../server/operatorData/export.ts'
import { makeFaults } from '../../server/operatorData/fileFaults.ts'
import { asJson, fileOfKind, type Folder, openFolder } from '../../server/operatorData/folder.ts'
import { importFolder } from '../../server/operatorData/import.ts'
import { type Kind, kindNames, kinds } from '../../server/operatorData/fileKinds.ts'
import { withCommandDatabase, type CommandDatabase } from '../../server/operatorData/commandDatabase.ts'
import { isAsGiven } from '../../src/api/contract/operatorSite/readGivenFile.ts'
import { demand, given, say } from './command.ts'

type Given = { path: string; isDry: boolean; who: string | null; asJson: boolean }

/** `import FOLDER [--dry-run]`, `check|diff FOLDER` and `export FOLDER [--json] [--customers --by NAME --reason WHY]`. */
const onFolder =
  (work: (workshop: CommandDatabase, given: Given) => Promise<void>) => async (env: Env, args: string[]) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        json: { type: 'boolean' },
        customers: { type: 'boolean' },
        by: given,
        reason: given,
      },
    })
    const path = demand(positionals[0], 'the folder.')
    const reason = () => demand(values.reason, 'why, by --reason WHY.')
    const who = values.customers ? `${operatorOf(values.by)}: ${reason()}` : null
    await withCommandDatabase(env, say, (workshop) =>
      work(workshop, { path, who, isDry: values['dry-run'] ?? false, asJson: values.json ?? false }),
    )
  }

export const dataCommands = [
  ['import', onFolder(bringIn)],
  ['check', onFolder((workshop, { path }) => checked(workshop, path))],
  ['diff', onFolder((workshop, { path }) => compared(workshop, path))],
  ['export', onFolder(bringOut)],
] as const

async function bringIn(workshop: CommandDatabase, { path, isDry }: Given) {
  if (isDry) return compared(workshop, path)
  const folder = openFolder(path)
  tellCounts(await importFolder(workshop, folder, new Date()), (kind) => fileOfKind(folder, kind), 'brought in')
  tellSite(folder)
}

/** Reports which files are not in the pages yet. */
function tellSite({ path, site }: Folder) {
  for (const file of site)
    say(
      isAsGiven(file, readFileSync(join(path, file)))
        ? `${file}: is in deploy/site`
        : `${file}: is not in deploy/site. Put it there, build and start anew`,
    )
}

async function bringOut(workshop: CommandDatabase, { path, who, asJson: isJson }: Given) {
  const fileOf = (kind: Kind) => (isJson ? asJson(kind) : kind.file)
  tellCounts(await exportFolder(workshop, path, { who, asJson: isJson }, new Date()), fileOf, 'written')
  for (const file of await exportSiteFiles(path)) say(`${file}: written, as the pages were built from it`)
  say(`${fileOf(kinds.mobile_lines)}: left out, because of a number only its hash is kept`)
  if (who === null) say(`${fileOf(kinds.customers)}: left out. --customers --by NAME --reason WHY writes it, too`)
}

async function checked(workshop: CommandDatabase, path: string) {
  const faults = makeFaults()
  const folder = openFolder(path)
  const counts = await checkFolder(workshop, folder, faults)
  faults.demandNone()
  tellCounts(counts, (kind) => fileOfKind(folder, kind), 'without a fault')
  for (const file of folder.site) say(`${file}: without a fault`)
}

async function compared(workshop: CommandDatabase, path: string) {
  await checked(workshop, path)
  for (const each of await diffFolder(workshop, openFolder(path), !(await isImported(workshop.db))))
    tellDifference(each)
  tellSite(openFolder(path))
}

function tellCounts(counts: Counts, fileOf: (kind: Kind) => string, what: string) {
  for (const name of kindNames) if (counts[name] !== undefined) say(`${fileOf(kinds[name])}: ${counts[name]} ${what}`)
}

function tellDifference({ file, added, changed, removed, examples }: Difference) {
  say(`${file}: ${added} added, ${changed} changed, ${removed} removed`)
  for (const example of examples) say(`  ${example}`)
}
