import { readGivenFile } from './readGivenFile.ts'
import { ofEach, siteFileSchemas } from './siteFileSchemas.ts'

const given = readGivenFile('documents.json', siteFileSchemas['documents.json'])

/** The clauses of each document of the operator, by edition. */
export const givenClauses =
  given &&
  ofEach(given, ({ editions }) => ({
    editions: Object.fromEntries(editions.map(({ version, clauses }) => [version, clauses])),
  }))
