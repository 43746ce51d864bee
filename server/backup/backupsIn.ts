import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export type Backup = { file: string; at: Date; isRehearsed: boolean }

/** Only a complete backup has such a name. */
const named = /^ultrafibra-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.(?:sqlite|dump)$/

/** The file next to a backup that marks it as rehearsed. */
export const markOf = (backup: string) => `${backup}.rehearsed`

/** The backups of a folder, newest first; none if it does not exist or cannot be read. */
export function backupsIn(folder: string): Backup[] {
  const names = namesIn(folder)
  return names
    .filter((name) => named.test(name))
    .toSorted()
    .toReversed()
    .map((name) => ({
      file: join(folder, name),
      at: new Date(name.replace(named, '$1-$2-$3T$4:$5:$6Z')),
      isRehearsed: names.includes(markOf(name)),
    }))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
