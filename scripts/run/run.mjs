import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The pinned Node, which npm installs with the other packages. */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', 'node')

/** Runs a program to its end. Returns its exit code and its output, unless `show` prints it. */
export function run(program, args, { env = {}, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: environment(env),
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    child.stdout?.on('data', (chunk) => (printed += chunk))
    child.stderr?.on('data', (chunk) => (printed += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, printed }))
  })
}

export function environment(extra) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  return { ...process.env, PATH: path, ...extra }
}

/** The arguments that run an installed tool under the pinned Node. */
export function tool(name, ...args) {
  return [join(root, 'node_modules', '.bin', name), ...args]
}

export function lastLines(text, count = 15) {
  return text.trimEnd().split('\n').slice(-count).join('\n')
}
