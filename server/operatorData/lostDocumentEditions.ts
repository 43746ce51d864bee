import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readSiteFile } from '../../src/api/contract/operatorSite/readGivenFile.ts'
import { type Documents, siteFileSchemas } from '../../src/api/contract/operatorSite/siteFileSchemas.ts'

/** The editions of built documents that other files change or lack, although orders may have accepted them. */
export function lostDocumentEditions(built: Documents, next: Documents): string[] {
  return entriesOf(built).flatMap(([name, { editions }]) =>
    editions.flatMap((edition) => {
      const kept = entriesOf(next)
        .find(([other]) => other === name)?.[1]
        .editions.find(({ version }) => version === edition.version)
      if (isDeepStrictEqual(kept, edition)) return []
      return [
        `${name} ${kept ? 'changes' : 'lacks'} its edition ${edition.version}, which orders may have accepted: add one instead`,
      ]
    }),
  )
}

const entriesOf = (documents: Documents) =>
  Object.entries(documents).flatMap(([name, document]) => (document ? [[name, document] as const] : []))

const builtFrom = join(import.meta.dirname, '../../dist/site')

/** The editions that a file loses compared with the last build, if that had the operator's own documents. */
export function lostEditionsIn(file: string, folder = builtFrom): string[] {
  const [built, next] = [documentsIn(join(folder, 'documents.json')), documentsIn(file)]
  return built && next && existsSync(join(folder, 'own-documents')) ? lostDocumentEditions(built, next) : []
}

/** The documents in a file; null if it is missing or has a fault. */
function documentsIn(file: string): Documents | null {
  try {
    const read = readSiteFile(readFileSync(file), siteFileSchemas['documents.json'])
    return 'value' in read ? read.value : null
  } catch {
    return null
  }
}
