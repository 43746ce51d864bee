import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { environment, root } from './run.mjs'
import { Advice } from './say.mjs'

/** The port and the data folder, from PORT and DATA_DIR in the environment or in `.env`. */
export function place() {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile?.(file)
  const port = Number(process.env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_534)
    throw new Advice(`PORT is '${process.env.PORT}', which is no port. Choose one, for example: PORT=3001 npm start`)
  return { port, dataDir: resolve(root, process.env.DATA_DIR || 'data') }
}

export function demandFree(port) {
  return new Promise((free, refuse) => {
    const probe = createServer()
    probe.on('error', (error) => refuse(new Advice(portAdvice(port, error.code))))
    probe.listen(port, () => probe.close(free))
  })
}

function portAdvice(port, code) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what uses it, or choose another, for example: PORT=${port + 1} npm start`
  return `Port ${port} cannot be opened (${code}). Choose another, for example: PORT=3001 npm start`
}

export function demandWritable(folder) {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const why = error.code === 'EEXIST' ? `${error.path} is a file` : error.code
    const other = keepsData(folder) ? '' : ', or choose another, for example: DATA_DIR=~/ultrafibra npm start'
    throw new Advice(`The data folder ${folder} cannot be written (${why}). Allow it${other}`)
  }
}

/** Whether a folder has a database or its side files, which another folder would lack. */
const keepsData = (folder) =>
  [join(folder, 'ultrafibra.sqlite'), `${folder}.key`, `${folder}.erasures`].some((file) => existsSync(file))

/** Creates a folder and its parents one by one, because Node's `recursive` hangs in places such as /proc. */
function makeFolder(folder) {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/** Runs programs together until one ends or the person stops them. Stopping them is a success. */
export function together(programs) {
  const children = programs.map(({ program, args, env }) =>
    spawn(program, args, { cwd: root, env: environment(env), stdio: 'inherit' }),
  )
  let asked = false
  const stop = () => {
    asked = true
    endAll(children)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)
  return new Promise((done) => {
    for (const child of children) {
      child.on('close', (code) => {
        endAll(children)
        if (children.every(ended)) done(asked ? 0 : code || 1)
      })
    }
  })
}

function endAll(children) {
  for (const child of children) if (!ended(child)) child.kill('SIGTERM')
  setTimeout(() => children.forEach((child) => ended(child) || child.kill('SIGKILL')), 10_000).unref()
}

function ended(child) {
  return child.exitCode !== null || child.signalCode !== null
}
