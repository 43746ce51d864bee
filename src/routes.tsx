import type { RouteObject } from 'react-router'

/** Every address of the product; the code of each page is fetched when it is visited. */
export const routes: RouteObject[] = [
  { path: '/', lazy: () => import('./app/Home.tsx') },
  {
    lazy: () => import('./app/Sale.tsx'),
    children: [
      { path: '/chat/:question?', lazy: () => import('./conversation/Conversation.tsx') },
      { path: '/checkout/*', lazy: () => import('./pages/checkout/Checkout.tsx') },
      { path: '/pedido-realizado', lazy: () => import('./pages/checkout/Checkout.tsx') },
    ],
  },
  { path: '/regulamentos', lazy: () => import('./app/Rules.tsx') },
  { path: '*', lazy: () => import('./pages/NotFound.tsx') },
]
