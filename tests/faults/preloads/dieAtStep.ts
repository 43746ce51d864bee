import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { DatabaseSync } from 'node:sqlite'

/** Kills a program before the step DIE_AT of those that change files, and prints each step. */
const last = Number(process.env['DIE_AT'])
const names = new Map<unknown, unknown>()
let nth = 0

function counted(owner: object, name: string, pathOf: (args: unknown[]) => unknown): void {
  const real = Reflect.get(owner, name)
  Reflect.set(owner, name, function step(this: unknown, ...args: unknown[]) {
    fs.writeSync(2, `step ${name} ${String(pathOf(args))}\n`)
    if (nth === last) process.kill(process.pid, 'SIGKILL')
    nth += 1
    return Reflect.apply(real, this, args)
  })
}

const open = fs.openSync
Reflect.set(fs, 'openSync', (...args: Parameters<typeof open>) => {
  const opened = open(...args)
  names.set(opened, args[0])
  return opened
})
for (const name of ['mkdirSync', 'copyFileSync', 'chmodSync', 'chownSync', 'linkSync', 'rmSync', 'renameSync'])
  counted(fs, name, ([path]) => path)
counted(fs, 'fsyncSync', ([opened]) => names.get(opened))
counted(DatabaseSync.prototype, 'close', () => 'a database')
syncBuiltinESMExports()
