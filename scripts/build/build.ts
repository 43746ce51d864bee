import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { lostEditionsIn } from '../../server/operatorData/lostDocumentEditions.ts'
import { appIcons } from './appIcons.ts'
import { builtFrom, ownManifest } from './builtFrom.ts'
import { compress } from './compressFiles.ts'
import { migrationFaqPdf } from './migrationFaqPdf.ts'
import { prerender } from './prerender.ts'
import { serviceWorker } from './buildServiceWorker.ts'
import { sharedPictures } from './sharedPictures.ts'
import { sourceHash } from '../run/sources.mjs'

const root = join(import.meta.dirname, '../..')
const client = join(root, 'dist/client')
const hash = sourceHash()

for (const lost of lostEditionsIn(join(root, 'deploy/site/documents.json')))
  console.warn(`! deploy/site/documents.json: ${lost}`)
await rm(join(root, 'dist'), { recursive: true, force: true })
await build({ root, logLevel: 'warn' })
await prerender(root)
await serviceWorker(root)
await writeFile(join(client, 'faq-migracao.pdf'), await migrationFaqPdf())
await sharedPictures(client)
await appIcons(client)
await ownManifest(client)
await compress(client)
await builtFrom(join(root, 'dist/site'))
await writeFile(join(root, 'dist/build.json'), JSON.stringify({ hash }))
