import type { Plugin } from 'vite'

/** Serves the script at /dev/script while developing. The build knows nothing of it. */
export const scriptPage: Plugin = {
  name: 'script-page',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/dev/script', (_, response, next) => {
      page((url) => server.ssrLoadModule(url)).then(
        (html) => response.setHeader('Content-Type', 'text/html; charset=UTF-8').end(html),
        next,
      )
    })
  },
}

/** Loads the page anew each time, so that changes show at once. */
async function page(load: (url: string) => Promise<Record<string, unknown>>): Promise<string> {
  const { html } = await load('/scripts/script/page.ts')
  return typeof html === 'string' ? html : ''
}
