import { givenFile } from './givenFile.ts'
import { type DocumentFile, siteFiles } from './siteFiles.ts'

const given = givenFile('documents.json', siteFiles['documents.json'])

/** What each document says that the operator gave, by the number of its edition. */
export const givenClauses = given && {
  contrato: said(given.contrato),
  oferta: said(given.oferta),
  privacidade: said(given.privacidade),
  ...(given.livelo && { livelo: said(given.livelo) }),
}

function said({ editions }: DocumentFile) {
  return { editions: Object.fromEntries(editions.map(({ version, clauses }) => [version, clauses])) }
}
