import { readGivenFile } from './readGivenFile.ts'
import { ofEach, siteFileSchemas } from './siteFileSchemas.ts'

const given = readGivenFile('documents.json', siteFileSchemas['documents.json'])

/** What each document says that the operator gave, by the number of its edition. */
export const givenClauses =
  given &&
  ofEach(given, ({ editions }) => ({
    editions: Object.fromEntries(editions.map(({ version, clauses }) => [version, clauses])),
  }))
