/** A build's data about order pages: its name, their code files, and their addresses. */
export type Build = {
  name: string
  /** The first one is the script that every page starts with. */
  files: readonly string[]
  /** Matches the address of an order's page, with the campaign's prefix as its first group. */
  page: RegExp
  /** The path of the empty page, below every campaign. */
  empty: string
}

type Store = Pick<Cache, 'match' | 'put' | 'addAll'>
type World = {
  caches: Pick<CacheStorage, 'keys' | 'delete'> & { open: (name: string) => Promise<Store> }
  fetch: typeof fetch
}

/** Caches an order's code and empty page, so that it opens offline. Never caches data of a visitor or the API. */
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
    /** Caches the campaign's empty page, fetched without cookies. A page of another build would need other files. */
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
