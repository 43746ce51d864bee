import type { Edition } from '../documentEditions.ts'
import { givenFile } from './givenFile.ts'
import { ofEach, siteFiles } from './siteFiles.ts'

const given = givenFile('documents.json', siteFiles['documents.json'])

/** The editions of each document that the operator gave, without what they say. */
export const givenEditions =
  given &&
  ofEach(given, ({ title, editions: [newest, ...earlier] }) => {
    const editions: [Edition, ...Edition[]] = [whenOf(newest), ...earlier.map(whenOf)]
    return { title, editions }
  })

function whenOf({ version, since }: Edition): Edition {
  return { version, since }
}
