import {
  accessSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'

const megabyte = 2 ** 20
/** The least free megabytes. With fewer, all writes soon fail. */
export const tooFew = 100

/** Returns the free megabytes on the disk of a folder, or of its nearest parent that exists. */
export function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(thereIs(resolve(folder)))
  return Math.floor((bavail * bsize) / megabyte)
}

export const thereIs = (path: string): string => (existsSync(path) ? path : thereIs(dirname(path)))

/** Whether a file can be written, or created in its folder. */
export function canWrite(file: string): boolean {
  try {
    accessSync(existsSync(file) ? file : dirname(file), constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Waits until a file, or a folder's list of names, is on disk. */
export function flush(path: string): void {
  const opened = openSync(path, 'r')
  fsyncSync(opened)
  closeSync(opened)
}

/** Changes a file's owner to that of `like`, so that a server can use files that root created. Only root can do so. */
export function giveTo(like: string, path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(like)
  chownSync(path, uid, gid)
}
