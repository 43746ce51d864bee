import type { Edition } from '../documentEditions.ts'
import { givenFile } from './givenFile.ts'
import { type DocumentFile, siteFiles } from './siteFiles.ts'

const given = givenFile('documents.json', siteFiles['documents.json'])

/** The editions of each document that the operator gave, without what they say. */
export const givenEditions = given && {
  contrato: dated(given.contrato),
  oferta: dated(given.oferta),
  privacidade: dated(given.privacidade),
  ...(given.livelo && { livelo: dated(given.livelo) }),
}

function dated({ title, editions: [newest, ...earlier] }: DocumentFile) {
  const editions: [Edition, ...Edition[]] = [whenOf(newest), ...earlier.map(whenOf)]
  return { title, editions }
}

function whenOf({ version, since }: Edition): Edition {
  return { version, since }
}
