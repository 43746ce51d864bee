import { readFileSync } from 'node:fs'
import { collectDefaultMetrics } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { refusals } from '../../server/http/refusalMessages.ts'
import { calls } from '../../src/api/contract/calls.ts'
import { aServer } from '../support/aServer.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const rule = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z.optional(z.string()),
  annotations: z.strictObject({ summary: z.string() }),
})
const rules = z.strictObject({
  groups: z.tuple([z.strictObject({ name: z.string(), rules: z.array(rule) })]),
})
const dashboard = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) })

const alarms = z.parse(rules, parse(read('deploy/prometheus-rules.yml'))).groups[0].rules.map(({ expr }) => expr)
const shown = z
  .parse(dashboard, JSON.parse(read('deploy/grafana-dashboard.json')))
  .panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
const all = [...alarms, ...shown]
const inAll = (pattern: RegExp) => all.flatMap((expr) => [...expr.matchAll(pattern)].map(([, found = '']) => found))

/** The types of a server's figures, by name. */
const types = new Map<string, string>()
let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
  collectDefaultMetrics({ register: server.registry })
  for (const [, name = '', type = ''] of (await server.registry.metrics()).matchAll(/^# TYPE (\S+) (\S+)$/gm))
    if (type === 'histogram') types.set(`${name}_bucket`, 'counter')
    else types.set(name, type)
})
afterAll(() => server.stop())

describe('alarms and the dashboard', () => {
  it('use existing figures', () => {
    const names = inAll(/\b((?:ultrafibra|http|nodejs|process)_\w+)/g)
    expect(names.length).toBeGreaterThan(all.length)
    expect(names.filter((name) => !types.has(name))).toEqual([])
  })

  it('use the growth of a counter, and the difference of a gauge', () => {
    const ofCounters = inAll(/\b(?:rate|increase)\((\w+)/g)
    const ofGauges = inAll(/\bdelta\((\w+)/g)
    expect([ofCounters.length > 10, ofGauges.length > 0]).toEqual([true, true])
    expect(ofCounters.filter((name) => types.get(name) !== 'counter')).toEqual([])
    expect(ofGauges.filter((name) => types.get(name) !== 'gauge')).toEqual([])
  })

  it('use existing calls and refusals', () => {
    const named = inAll(/\bcall=~?"([^"]+)"/g).flatMap((text) => text.split('|'))
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => name !== 'health' && !Object.hasOwn(calls, name))).toEqual([])
    expect(inAll(/\bcode="([^"]+)"/g).filter((code) => !Object.hasOwn(refusals, code))).toEqual([])
  })

  it('cover each of the product’s own figures', () => {
    const own = [...types.keys()].filter((name) => name.startsWith('ultrafibra_'))
    expect(own.length).toBeGreaterThan(8)
    expect(own.filter((name) => !all.join(' ').includes(name))).toEqual([])
  })
})
