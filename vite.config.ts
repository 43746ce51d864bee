import './scripts/build/refuseOldNode.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkOf } from './scripts/build/chunks.ts'
import { compiledAhead } from './scripts/build/compiledAhead.ts'
import { devPages } from './scripts/build/devPages.ts'
import { operatorSite } from './scripts/build/operatorSite.ts'
import { addressesOfPages } from './src/content/pages.ts'

const api = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`

export default defineConfig({
  plugins: [operatorSite, react(), devPages, compiledAhead],
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
        // The first script names every other, so that short hashes save half a kilobyte per order
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names }) =>
          names.includes('plain.css') ? '[name][extname]' : 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: [{ debugName: 'pages', name: chunkOf, includeDependenciesRecursively: false }] },
      },
    },
  },
})
