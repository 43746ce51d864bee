import { join } from 'node:path'

/** The embedded database of a data folder. SQLite puts files with these endings next to it. */
export const sqliteFile = (dataDir: string) => join(dataDir, 'ultrafibra.sqlite')
export const sidecars = ['-wal', '-shm'] as const

/** A backup that a restore is preparing. While it exists, no server starts. */
export const restoredFile = (dataDir: string) => `${sqliteFile(dataDir)}.restored`

/** The file that the one server of a data folder locks. */
export const lockFile = (dataDir: string) => join(dataDir, 'server.lock')
