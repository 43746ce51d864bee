import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

/** Says how much of the heap is alive, in MB, each time it is asked. */
process.on('SIGUSR2', () => {
  if (typeof collect === 'function') collect()
  console.log(`live heap ${Math.round(process.memoryUsage().heapUsed / 1e6)}\n`)
})
