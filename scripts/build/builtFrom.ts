import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentNames, documents } from '../../src/api/contract/documentEditions.ts'
import { isGiven } from '../../src/api/contract/operatorSite/readGivenFile.ts'
import { siteSettings } from '../../src/api/contract/operatorSite/siteSettings.ts'
import { brandName } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import { campaigns } from '../../src/content/campaigns/campaignAt.ts'
import { legalDocuments } from '../../src/content/documents/legalDocuments.ts'

/** Writes the operator's files of this build, for `npm run operator -- export`. */
export async function builtFrom(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const write = (file: string, value: unknown) => writeFile(join(folder, file), `${JSON.stringify(value, null, 2)}\n`)
  await write('site.json', siteSettings)
  await write('campaigns.json', campaigns)
  await write('documents.json', Object.fromEntries(documentNames.map((name) => [name, wholeDocument(name)])))
  if (isGiven('documents.json')) await writeFile(join(folder, 'own-documents'), '')
}

function wholeDocument(name: (typeof documentNames)[number]) {
  const { title, editions } = documents[name]
  return {
    title,
    editions: editions.map((edition) => ({ ...edition, clauses: legalDocuments[name].editions[edition.version] })),
  }
}

/** Writes the operator's name of the product into the web manifest. */
export async function ownManifest(client: string): Promise<void> {
  const file = join(client, 'manifest.webmanifest')
  const manifest: object = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...manifest, name: brandName, short_name: siteSettings.brand.name }))
}
