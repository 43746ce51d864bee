import { statSync } from 'node:fs'

/** The database file was deleted or replaced, so that new writes would be lost. */
export class FileGone extends Error {}

/** Throws if the file at a path is no longer the opened one, and reports it once. */
export function deletedFileCheck(file: string, say: (line: string) => void): () => void {
  const opened = identityOf(file)
  let told = false
  return () => {
    const gone = identityOf(file) !== opened
    if (gone && !told)
      say(
        `The database file ${file} was deleted or replaced under the running server, which writes nothing any more. Put that same file back, which it sees by itself; or end it, and put a backup in its place: npm run restore -- BACKUP --replace.`,
      )
    told = gone
    if (gone) throw new FileGone()
  }
}

function identityOf(file: string): string | null {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found ? `${found.dev} ${found.ino}` : null
}
