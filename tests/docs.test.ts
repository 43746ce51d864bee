import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
const folders = new Set(files.flatMap(foldersOf))
const folderNames = new Set([...folders].map((folder) => folder.split('/').at(-1)))
const documents = files.filter((file) => /^([A-Z]+|docs\/.*)\.md$/.test(file) && existsSync(file))

test.each(documents)('every file and folder named in %s exists', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
  expect(named.filter(isPath).filter((path) => !isThere(path))).toEqual([])
})

test.each(documents)('every link of %s has a target', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#:]+)[^)]*\)/g)].map(([, path = '']) => path)
  const base = new URL(document, 'file:///')
  expect(links.filter((link) => !isThere(new URL(link, base).pathname.slice(1)))).toEqual([])
})

test.each(documents)('every section that %s links to exists', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)]
  const missing = links.filter(([, path = '', section = '']) => {
    const { pathname } = new URL(path || `/${document}`, new URL(document, 'file:///'))
    return !sectionsOf(pathname.slice(1)).includes(section)
  })
  expect(missing.map(([link]) => link)).toEqual([])
})

/** The anchors of a document's headings, in GitHub's form. */
function sectionsOf(document: string): string[] {
  const headings = [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text)
  return headings.map((text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Whether a text is a source's name, or a path in our folders, but no address or build output. */
function isPath(text: string): boolean {
  if (!/^[\w-][\w.*/-]*$/.test(text) || /^(dist|node_modules)\//.test(text)) return false
  const [first = ''] = text.split('/')
  return /\.(tsx?|m[jt]s|css|svg|md)$/.test(text) || (text.includes('/') && folderNames.has(first))
}

/** Whether a file or folder matches, by path, by its end, with or without extension. */
function isThere(path: string): boolean {
  const name = path.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*')
  const pattern = new RegExp(`(^|/)${name}(\\.\\w+)?$`)
  return [...files, ...folders].some((each) => pattern.test(each))
}

function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}
