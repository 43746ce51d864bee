import { parseArgs } from 'node:util'
import type { Env } from '../../server/start/readEnv.ts'
import { addStreetsToFolder } from '../../server/operatorData/addStreetsToFolder.ts'
import { kinds } from '../../server/operatorData/fileKinds.ts'
import { demand, given, say } from './command.ts'

/** `cnefe FOLDER FILE… --city ID --region NAME` adds a city's streets from IBGE's files to a folder. */
export async function cnefe(_env: Env, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { city: given, region: given } })
  const [folder, ...files] = positionals
  const path = demand(folder, 'the folder.')
  demand(files[0], 'the files of addresses.')
  const city = demand(values.city, 'the city, by --city ID.')
  const region = demand(values.region, 'the region of its crews, by --region NAME.')
  const { added, present, withoutCep } = await addStreetsToFolder(path, files, { city, region })
  say(`${kinds.streets.file}: ${added} added, ${present} there already`)
  if (withoutCep > 0) say(`${withoutCep} addresses have no CEP`)
}
