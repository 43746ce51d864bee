import { pinnedNode, tool } from './run.mjs'
import { orAdvise } from './say.mjs'
import { demandFree, demandWritable, place, together } from './serve.mjs'
import { demandNode, setUp } from './setup.mjs'

await orAdvise(async () => {
  demandNode()
  const { port, dataDir } = place()
  const apiPort = port + 1
  await demandFree(port)
  await demandFree(apiPort)
  demandWritable(dataDir)
  await setUp({ build: false })
  process.exitCode = await together([
    {
      program: pinnedNode,
      args: ['--watch', '--watch-preserve-output', 'server/main.mjs'],
      env: {
        PORT: String(apiPort),
        DATA_DIR: dataDir,
        NODE_ENV: 'development',
        SITE_ADDRESS: `http://localhost:${port}`,
      },
    },
    {
      program: pinnedNode,
      args: tool('vite', '--port', String(port), '--strictPort'),
      env: { API_PORT: String(apiPort) },
    },
  ])
})
