/** What a build says of an order's pages: its name, the files of their code, and the addresses that they have. */
export type Build = {
  name: string
  /** The first is the script that every page begins with. */
  files: readonly string[]
  /** The address of an order's page, with the prefix of its campaign as the first group. */
  page: RegExp
  /** A page of every campaign that is sent empty. */
  empty: string
}

type Store = Pick<Cache, 'match' | 'put' | 'addAll'>
type World = {
  caches: Pick<CacheStorage, 'keys' | 'delete'> & { open: (name: string) => Promise<Store> }
  fetch: typeof fetch
}

/**
 * Caches the code and the empty page of an order, so that it opens offline. Nothing of a visitor or the API is cached.
 */
export function appShellCache({ name, files, page, empty }: Build, { caches, fetch }: World) {
  const mine = `order-${name}`
  const open = () => caches.open(mine)
  const emptyPageAt = (path: string) => {
    const prefix = page.exec(path)?.[1]
    return prefix === undefined ? null : prefix + empty
  }
  return {
    isPage: (path: string) => page.test(path),
    isFile: (path: string) => files.includes(path),
    keepFiles: async () => (await open()).addAll(files),
    dropOthers: async () => {
      const others = (await caches.keys()).filter((each) => each.startsWith('order-') && each !== mine)
      await Promise.all(others.map((each) => caches.delete(each)))
    },
    file: async (request: Request) => (await (await open()).match(request, { ignoreVary: true })) ?? fetch(request),
    page: async (path: string) => {
      const at = emptyPageAt(path)
      return at === null ? undefined : (await open()).match(at, { ignoreVary: true })
    },
    /** Fetches the empty page of the campaign at an address, without cookies. One of another build needs other files. */
    keepPage: async (path: string) => {
      const at = emptyPageAt(path)
      const cache = await open()
      if (at === null || (await cache.match(at, { ignoreVary: true }))) return
      const sent = await fetch(at, { credentials: 'omit', cache: 'no-cache' })
      const html = await sent.clone().text()
      if (sent.ok && html.includes('<div id="root"></div>') && html.includes(files[0] ?? '')) await cache.put(at, sent)
    },
  }
}
