import { join } from 'node:path'

/** The embedded database of a data folder. SQLite keeps files beside it, with these ends. */
export const sqliteFile = (dataDir: string) => join(dataDir, 'ultrafibra.sqlite')
export const sidecars = ['-wal', '-shm'] as const

/** A backup that a restore is bringing up to date. While it is there, no start goes on. */
export const restoredFile = (dataDir: string) => `${sqliteFile(dataDir)}.restored`

/** What the one server of a data folder holds. */
export const lockFile = (dataDir: string) => join(dataDir, 'server.lock')
