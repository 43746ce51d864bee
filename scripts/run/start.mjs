import { pinnedNode } from './run.mjs'
import { orAdvise } from './say.mjs'
import { demandFree, demandWritable, place, together } from './serve.mjs'
import { demandNode, setUp } from './setup.mjs'

await orAdvise(async () => {
  demandNode()
  const { port, dataDir } = place()
  await demandFree(port)
  demandWritable(dataDir)
  await setUp()
  process.exitCode = await together([
    { program: pinnedNode, args: ['server/main.mjs'], env: { PORT: String(port), DATA_DIR: dataDir } },
  ])
  if (process.exitCode !== 0) console.error('✗ The server ended by itself; the lines above say why.')
})
