/** A folder in the picture: its content and its row. A room imports only rooms of lower rows. */
export type Room = { says: string; row: number; lastRow?: number; column: number; columns?: number; look: Look }

export type Look = 'wiring' | 'sale' | 'ground' | 'contract' | 'server'

/**
 * Every folder of src, two inner folders that are rooms of their own, and the server. Files beside the folders belong
 * to app.
 */
export const rooms: Record<string, Room> = {
  app: { says: 'wires everything: main.tsx, routes.tsx, router, store', row: 0, column: 0, columns: 4, look: 'wiring' },
  sagas: { says: 'the sale: what follows an answer', row: 1, column: 0, look: 'sale' },
  conversation: { says: 'asks and answers as a chat', row: 1, column: 1, look: 'sale' },
  pages: { says: 'asks and answers as pages, and the site', row: 1, column: 2, columns: 2, look: 'sale' },
  understanding: { says: 'free words become answers', row: 2, column: 1, look: 'sale' },
  order: { says: 'what both voices show of a question and the order', row: 2, column: 2, look: 'sale' },
  funnel: { says: 'what is known, asked next, and still unsaved', row: 3, column: 1, look: 'ground' },
  ui: { says: 'the design system, which knows no sale', row: 3, column: 2, look: 'ground' },
  tracking: {
    says: 'where a visit came from, which cookies it allows, what is told of it',
    row: 2,
    column: 3,
    look: 'ground',
  },
  api: { says: 'performs a call', row: 4, column: 0, look: 'ground' },
  content: { says: 'questions, flows, campaigns and texts, as data', row: 4, column: 1, columns: 2, look: 'ground' },
  browser: { says: 'what a browser remembers', row: 4, column: 3, look: 'ground' },
  'api/contract': {
    says: 'in api: every call as data, with paths, bodies, replies and the rules of values; the same for both sides',
    row: 5,
    column: 0,
    columns: 5,
    look: 'contract',
  },
  server: {
    says: 'answers the calls, one folder per capability: leads, coverage, plans, visits, mail; one database',
    row: 0,
    lastRow: 4,
    column: 4,
    look: 'server',
  },
}
