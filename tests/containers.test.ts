import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { importsIn } from '../scripts/architecture/imports.ts'
import { aServer } from './support/aServer.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const words = z.array(z.string())
const settings = z.record(z.string(), z.union([z.string(), z.number()]))
const volume = z.templateLiteral([z.string(), ':/', z.string()])
const logging = z.strictObject({
  driver: z.literal('local'),
  options: z.strictObject({ 'max-size': z.string(), 'max-file': z.string() }),
})
const product = {
  build: z.literal('.'),
  env_file: z.literal('.env'),
  environment: settings,
  secrets: words,
  volumes: z.array(volume),
  restart: z.literal('unless-stopped'),
  logging,
  read_only: z.literal(true),
  tmpfs: words,
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
}
const depends_on = z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') }))
/** What is used of the Compose specification: a word that it does not have is refused. */
const composed = z.strictObject({
  name: z.string(),
  'x-product': z.strictObject(product),
  services: z.strictObject({
    server: z.strictObject({
      ...product,
      ports: words,
      depends_on,
      stop_grace_period: z.templateLiteral([z.number(), 's']),
    }),
    backup: z.strictObject({
      ...product,
      depends_on,
      init: z.literal(true),
      healthcheck: z.strictObject({ disable: z.literal(true) }),
      command: z.tuple([z.literal('sh'), z.literal('-c'), z.string()]),
    }),
    database: z.strictObject({
      image: z.templateLiteral(['postgres:', z.number()]),
      environment: settings,
      volumes: z.array(volume),
      healthcheck: z.strictObject({
        test: z.tuple([z.literal('CMD-SHELL'), z.string()]),
        interval: z.templateLiteral([z.number(), 's']),
        retries: z.number(),
      }),
      restart: z.literal('unless-stopped'),
      logging,
    }),
  }),
  secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
  volumes: z.record(z.string(), z.null()),
})

const dockerfile = read('Dockerfile')
const [building = '', running = ''] = dockerfile.split(/^FROM /m).slice(1)
const instructions = (name: string) =>
  [...running.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, text = '']) => text)

describe('compose.yaml', () => {
  const { services, secrets, volumes } = z.parse(composed, parse(read('compose.yaml'), { merge: true }))
  const { server, backup, database } = services

  it('names only services, secrets and volumes that it has', () => {
    for (const { depends_on: names } of [server, backup])
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(names)))
    expect(server.secrets).toEqual(Object.keys(secrets))
    const mounted = [...server.volumes, ...database.volumes].map((text) => text.split(':')[0])
    expect(mounted).toEqual(Object.keys(volumes))
    expect(server.environment['MASTER_KEY_FILE']).toBe(`/run/secrets/${server.secrets[0]}`)
  })

  it('keeps what is to stay in volumes that the image owns, and backups in one of their own', () => {
    const [data, backups] = instructions('VOLUME').join().split(' ')
    expect(server.volumes).toEqual([`server:${data}`, `backups:${backups}`])
    expect(server.environment['ERASURES_FILE']).toMatch(`${data}/`)
    expect(instructions('ENV').join()).toContain(`DATA_DIR=${data}/data BACKUP_DIR=${backups}`)
    const [made = ''] = instructions('RUN').filter((text) => text.startsWith('install -d'))
    expect(made).toContain(`-o node -g node -m 700 ${data} ${backups} `)
  })

  it('has a job that backs up and rehearses by commands of the product, as the server runs', () => {
    const [, , job] = backup.command
    expect([...job.matchAll(/npm run -s (\w+)/g)].map(([, name]) => name)).toEqual(['backup', 'rehearse'])
    expect(backup.environment).toEqual(server.environment)
    expect(backup.volumes).toEqual(server.volumes)
  })

  it('opens the port of the server to a proxy of this machine, and no other one', () => {
    expect(server.ports).toEqual([`127.0.0.1:3000:${instructions('EXPOSE')[0]}`])
    expect(instructions('EXPOSE')).toEqual([String(server.environment['PORT'])])
  })

  it('lets both know the same database by the same password', () => {
    const { POSTGRES_USER: user, POSTGRES_DB: name, POSTGRES_PASSWORD: password } = database.environment
    expect(server.environment['DATABASE_URL']).toBe(`postgres://${user}:${password}@database:5432/${name}`)
    expect(database.healthcheck.test[1]).toBe(`pg_isready -U ${user}`)
  })

  it('leaves a server that is told to end the time that it takes', () => {
    expect(Number.parseInt(server.stop_grace_period, 10)).toBeGreaterThan(Number(server.environment['DRAIN_SECONDS']))
  })
})

describe('the image', () => {
  it('is of the Node that the packages pin, in both stages', () => {
    const { dependencies } = z.parse(
      z.object({ dependencies: z.object({ node: z.string() }) }),
      JSON.parse(read('package.json')),
    )
    const [, major] = /^\^(\d+)\./.exec(dependencies.node) ?? []
    for (const stage of [building, running]) expect(stage).toMatch(new RegExp(`^node:${major}-`))
  })

  it('runs the server, which is there, as no administrator', () => {
    expect(instructions('USER')).toEqual(['node'])
    expect(running.indexOf('\nUSER ')).toBeLessThan(running.indexOf('\nCMD '))
    expect(JSON.parse(instructions('CMD')[0] ?? '')).toEqual(['node_modules/node/bin/node', 'server/main.mjs'])
  })

  it('is well where the server says so', async () => {
    const [, path = ''] = /127\.0\.0\.1:' \+ \(process\.env\.PORT \|\| 3000\) \+ '([^']+)'/.exec(running) ?? []
    const server = await aServer()
    expect((await server.app.request(path)).status).toBe(200)
    expect((await server.app.request(`${path}-not`)).status).not.toBe(200)
    await server.stop()
  })

  it('has all that the server and the commands of its operator import', () => {
    const copied = instructions('COPY')
      .filter((text) => !text.startsWith('--from'))
      .flatMap((text) => text.split(' ').slice(0, -1))
    const packages = Object.keys(
      z.parse(z.object({ dependencies: z.record(z.string(), z.string()) }), JSON.parse(read('package.json')))
        .dependencies,
    )
    const commands = ['backup', 'restore', 'rehearse', 'person', 'audit', 'doctor', 'outbox']
    const { files, others } = reachedFrom(['server/main.mjs', ...commands.map((name) => `scripts/${name}.ts`)])
    expect(files.length).toBeGreaterThan(200)
    expect(files.filter((file) => !copied.some((folder) => file.startsWith(`${folder}/`)))).toEqual([])
    expect(others.filter((name) => !packages.some((each) => name === each || name.startsWith(`${each}/`)))).toEqual([])
  })
})

/** Every file that is loaded with some, and the packages that they import. Types are erased before. */
function reachedFrom(entries: readonly string[]): { files: string[]; others: string[] } {
  const files = new Set<string>()
  const others = new Set<string>()
  const follow = (file: string): void => {
    if (files.has(file) || !existsSync(file)) return
    files.add(file)
    for (const path of importsIn(read(file).replace(/^(im|ex)port type [^']+'[^']+'$/gm, '')))
      if (path.startsWith('.')) follow(join(dirname(file), path))
      else if (!path.startsWith('node:')) others.add(path)
  }
  entries.forEach(follow)
  return { files: [...files], others: [...others] }
}
