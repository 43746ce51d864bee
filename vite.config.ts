import './scripts/refuseOldNode.ts'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { chunkOf } from './scripts/chunks.ts'
import { compiledAhead } from './scripts/compiledAhead.ts'
import { devPages } from './scripts/devPages.ts'
import { frozenOffers } from './tests/support/frozenOffers.ts'
import { isFull } from './tests/support/lane.ts'
import { addressesOfPages } from './src/content/pages.ts'

const unitFolders = ['funnel', 'sagas', 'content', 'api', 'app']
const api = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`
const uiFolders = ['ui', 'conversation', 'pages', 'tracking']
const strict = ['tests/support/strict.ts']

export default defineConfig({
  plugins: [react(), devPages, compiledAhead],
  define: { SITE_ADDRESSES: JSON.stringify(addressesOfPages()) },
  server: { proxy: { '/api': api, '/healthz': api, '/readyz': api, '/dev': api } },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    manifest: true,
    cssMinify: 'lightningcss',
    outDir: 'dist/client',
    rolldownOptions: {
      input: ['index.html', 'src/plain.css'],
      output: {
        // The first script names every other: as short as the bundler allows, an order weighs half a kilobyte less
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names }) =>
          names.includes('plain.css') ? '[name][extname]' : 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: [{ debugName: 'pages', name: chunkOf, includeDependenciesRecursively: false }] },
      },
    },
  },
  test: {
    // Files that wait for a clock or for another program leave the processor to others
    maxWorkers: 2 * availableParallelism(),
    // For what hangs: a test that needs longer says so itself
    testTimeout: isFull ? 120_000 : 20_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    bail: process.env.CI ? 10 : 0,
    exclude: isFull ? [] : ['**/*.long.test.*'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['tests/*.test.ts', ...filesOf(unitFolders)],
          setupFiles: [...strict, 'tests/support/freshStorage.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: filesOf(['server']),
          globalSetup: ['tests/support/sharedPostgres.ts'],
          setupFiles: [...strict, 'tests/support/freshStorage.ts'],
        },
      },
      {
        extends: true,
        plugins: [frozenCatalogue()],
        test: {
          name: 'words',
          environment: 'node',
          isolate: false,
          include: filesOf(['understanding', 'talks']),
          setupFiles: [...strict, 'tests/support/freshStorage.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          isolate: false,
          include: filesOf(uiFolders),
          setupFiles: [...strict, 'tests/support/dom.ts'],
        },
      },
      // The server's renderer and the browser's would share their contexts with other tests, a clock that is moved its timers
      {
        extends: true,
        test: {
          name: 'alone',
          environment: 'jsdom',
          include: filesOf(['rendered', 'access']),
          setupFiles: [...strict, 'tests/support/dom.ts'],
        },
      },
    ],
  },
})

function frozenCatalogue(): Plugin {
  const { isOffers, code } = frozenOffers
  return { name: 'frozen-catalogue', enforce: 'pre', load: (id) => (isOffers(id) ? code : null) }
}

function filesOf(folders: string[]) {
  return folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)
}
