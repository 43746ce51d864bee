import type { Edition } from '../documentEditions.ts'
import { readGivenFile } from './readGivenFile.ts'
import { ofEach, siteFileSchemas } from './siteFileSchemas.ts'

const given = readGivenFile('documents.json', siteFileSchemas['documents.json'])

/** The editions of each document of the operator, without their clauses. */
export const givenEditions =
  given &&
  ofEach(given, ({ title, editions: [newest, ...earlier] }) => {
    const editions: [Edition, ...Edition[]] = [whenOf(newest), ...earlier.map(whenOf)]
    return { title, editions }
  })

function whenOf({ version, since }: Edition): Edition {
  return { version, since }
}
