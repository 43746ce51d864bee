import { givenFile } from './givenFile.ts'
import { ofEach, siteFiles } from './siteFiles.ts'

const given = givenFile('documents.json', siteFiles['documents.json'])

/** What each document says that the operator gave, by the number of its edition. */
export const givenClauses =
  given &&
  ofEach(given, ({ editions }) => ({
    editions: Object.fromEntries(editions.map(({ version, clauses }) => [version, clauses])),
  }))
