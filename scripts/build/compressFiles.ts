import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const text = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/
const worthwhile = 1000

/** Writes .br and .gz files next to text files of a kilobyte or more, so that the server need not compress them. */
export async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.filter((file) => !file.includes('.vite')).map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < worthwhile) return
  await writeFile(`${file}.br`, await smallest(content))
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }))
}

export function smallest(content: Buffer): Promise<Buffer> {
  return brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
}
