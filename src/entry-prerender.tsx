import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { apiOver } from './api/client.ts'
import { landingPlans } from './app/landing.ts'
import { load } from './app/loading.ts'
import { PageData, type Sent } from './app/pageData.ts'
import { Site } from './app/Site.tsx'
import { isKey } from './content/answers.ts'
import { order } from './content/flows.ts'
import { questions } from './content/questions.ts'
import { pathOf } from './funnel/place.ts'
import { routes } from './routes.tsx'

/** A page as it is sent before any script ran; `data` is what it was rendered from, `modules` are the sources of its code. */
type Page = { path: string; html: string; data?: Sent; modules: readonly string[] }

/** Renders what a visitor may see first: the home page, the first question in both voices, and the page that does not exist. */
export async function pages({ fetch }: { fetch: typeof globalThis.fetch }): Promise<Page[]> {
  const landing = await landingPlans(apiOver({ host: '', fetch, timeout: 10_000 }))
  if (landing.error !== null) throw new Error(landing.error)
  return [
    { ...(await render('/', { landing })), data: { landing }, modules: ['src/app/Home.tsx'] },
    { ...(await render('/chat')), modules: ['src/app/Sale.tsx', 'src/conversation/Conversation.tsx'] },
    { ...(await render('/checkout/cep')), modules: ['src/app/Sale.tsx', 'src/pages/checkout/Checkout.tsx'] },
    { ...(await render('/404')), data: { missing: true }, modules: ['src/pages/NotFound.tsx'] },
  ]
}

/** Every address that the application answers. */
export function paths(): string[] {
  const slugs = Object.keys(questions).flatMap((key) => (isKey(key) ? [questions[key].slug] : []))
  const inPages = order.map(({ id }) => pathOf({ voice: 'pages', screen: id }))
  const inChat = [...slugs, ...order.map(({ id }) => id)].map((name) => `/chat/${name}`)
  return ['/', '/regulamentos', '/chat', ...new Set([...inPages, ...inChat])]
}

async function render(path: string, data: Sent = {}) {
  await load(routes, { pathname: path })
  const { prelude } = await prerender(
    <StrictMode>
      <PageData value={data}>
        <StaticRouter location={path}>
          <Site routes={routes} />
        </StaticRouter>
      </PageData>
    </StrictMode>,
  )
  return { path, html: await new Response(prelude).text() }
}
