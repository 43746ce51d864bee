import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'

/** `npm run trust` runs every fault and its control. `--full` takes an hour; words select files. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false } },
})
process.env['TEST_LANE'] = 'full'
process.env['FAULTS'] = values.full ? 'long' : 'brief'
const files = positionals.length > 0 ? positionals : ['']
const vitest = await startVitest(
  'test',
  files.map((word) => `tests/faults/${word}`),
  { run: true, maxWorkers: 1, reporters: ['verbose'] },
)
await vitest.close()
