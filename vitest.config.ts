import { availableParallelism } from 'node:os'
import { mergeConfig, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { frozenOffers } from './scripts/understanding/frozenOffers.ts'
import { isFull } from './tests/support/lane.ts'
import built from './vite.config.ts'

const unitFolders = ['funnel', 'sagas', 'content', 'api', 'app']
const uiFolders = ['ui', 'conversation', 'pages', 'tracking']
const strict = ['tests/support/strict.ts']

const tests = defineConfig({
  test: {
    // One more than processors, because some files wait for a clock or another program
    maxWorkers: 1 + availableParallelism(),
    // For hanging tests; slow ones set their own limit
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
          include: filesOf(['server', 'load']),
          globalSetup: ['tests/support/sharedPostgres.ts'],
          setupFiles: [...strict, 'tests/support/freshStorage.ts'],
        },
      },
      // Fault trials measure time and wait for browsers, so that they run after all others, two at a time
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          include: filesOf(['faults']),
          ...(isFull && { globalSetup: ['tests/support/sharedPostgres.ts'] }),
          setupFiles: strict,
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
      // Isolated, because both renderers would share contexts, and a moved clock its timers
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

export default mergeConfig(built, tests)

function frozenCatalogue(): Plugin {
  const { isOffers, code } = frozenOffers
  return {
    name: 'frozen-catalogue',
    enforce: 'pre',
    load: (id) => (isOffers(id) ? code : null),
    // Else a changed catalogue would be read from Vitest's cache
    configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => (isOffers(id) ? code : null)),
  }
}

function filesOf(folders: string[]) {
  return folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)
}
