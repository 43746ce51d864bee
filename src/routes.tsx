import type { RouteObject } from 'react-router'

/** How a page is laid out, as its root says. */
export type Layout =
  | 'home' | 'cart' | 'checkout' | 'second-checkout' | 'loading' | 'no-coverage' | 'coverage' | 'plans' | 'call-request'
  | 'mobile-plan-selection' | 'not-found'

/** A page of the product; those that belong to an order lie below the layout that holds it. */
export type PageRoute = RouteObject & { layout?: Layout }

const home = () => import('./app/Home.tsx')
const sale = () => import('./app/Sale.tsx')
const order = () => import('./pages/checkout/Checkout.tsx')
const beside = () => import('./pages/beside/Beside.tsx')
const chat = () => import('./conversation/Conversation.tsx')

const checkout = (...steps: string[]) => steps.map((step) => `/checkout/${step}`)
const coverage = (...steps: string[]) => steps.map((step) => `/consultar-cobertura/${step}`)
const renewal = (...steps: string[]) => steps.map((step) => `/refidelizacao/${step}`)

/** Every address below the campaign, with its layout; the code of each page is fetched when it is visited. */
export const routes: PageRoute[] = [
  ...at('home', home, ['/', '/novo-cliente', '/700mb', '/500mb', '/1gb/index.temp', '/livelo', '/paramount', '/hbo-max', '/globoplay']),
  {
    lazy: sale,
    children: [
      ...at('home', order, ['/ofertas', '/consulta-cpf', '/sem-ofertas', ...renewal('ofertas', 'consulta-cpf', 'sem-ofertas')]),
      ...at('cart', beside, ['/checkout', '/checkout/carrinho']),
      ...at('cart', order, [...checkout('validacao', 'validacao/erro1', 'validacao/erro2', 'confirmacao'), '/pedido-realizado', ...renewal('confirmacao', 'pedido-realizado')]),
      ...at('checkout', order, checkout(
        'cep', 'nr-imovel', 'consulta-telefone', 'nome', 'telefone', 'email', 'confirmacao-colaborador', 'data-nascimento', 'nome-mae', 'cpf', 'dados-pessoais',
        'instalacao', 'data-de-vencimento', 'ativar-debito', 'conta-debito', 'data-instalacao', 'instalacao-pagamento',
      )),
      ...at('second-checkout', order, checkout('cep-dados-cliente')),
      ...at('loading', order, [...checkout('verificando-disponibilidade'), ...coverage('verificando-disponibilidade')]),
      ...at('loading', beside, checkout('confirmando-dados')),
      ...at('loading', chat, ['/chat', '/chat-tct', '/chat/:question', '/chat/:flow/:question']),
      ...at('no-coverage', order, [...checkout('planos', 'oferta-indisponivel'), ...coverage('sem-cobertura', 'oferta-indisponivel')]),
      ...at('coverage', order, coverage('cep', 'cep/:any', 'nr-imovel')),
      ...at('plans', order, coverage('planos')),
      ...at('call-request', order, coverage('com-cobertura')),
      ...at('call-request', beside, ['/receber-ligacao']),
    ],
  },
  ...at('mobile-plan-selection', beside, ['/selecao-plano-movel']),
  ...at('no-coverage', () => import('./app/Rules.tsx'), ['/regulamentos']),
  ...at('no-coverage', beside, ['/linktree']),
  ...at('not-found', () => import('./pages/NotFound.tsx'), ['*']),
]

function at(layout: Layout, lazy: PageRoute['lazy'], paths: readonly string[]): PageRoute[] {
  return paths.map((path) => ({ path, caseSensitive: true, layout, ...(lazy && { lazy }) }))
}
