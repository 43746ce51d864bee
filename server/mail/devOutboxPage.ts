import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Http, HttpContext } from '../http/clientAddress.ts'
import { escapeHtml } from '../http/escapeHtml.ts'

const kept = z.object({ at: z.string(), to: z.string(), subject: z.string(), text: z.string() })

/** Shows the folder's mails in a browser, only during development. */
export function bindOutbox(app: Hono<Http>, folder: string | null): void {
  app.get('/dev/outbox', (c) => (folder === null ? c.text('Not found', 404) : page(c, list(folder))))
  app.get('/dev/outbox/:name', (c) => {
    const name = folder === null ? undefined : namesIn(folder).find((each) => each === c.req.param('name'))
    return folder === null || name === undefined ? c.text('Not found', 404) : page(c, one(folder, name))
  })
}

function list(folder: string): string {
  const items = namesIn(folder).map((name) => {
    const { at, to, subject } = read(folder, name)
    return `<li><a href="/dev/outbox/${name}">${escapeHtml(subject)}</a> to ${escapeHtml(to)}, ${escapeHtml(at)}</li>`
  })
  return `<h1>Outbox</h1><p>${escapeHtml(folder)}</p>${items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No mail yet.</p>'}`
}

function one(folder: string, name: string): string {
  const { at, to, subject, text } = read(folder, name)
  return `<p><a href="/dev/outbox">Outbox</a></p><h1>${escapeHtml(subject)}</h1><p>To ${escapeHtml(to)}, ${escapeHtml(at)}</p><pre style="white-space:pre-wrap">${escapeHtml(text)}</pre>`
}

/** Sorts the newest first. */
function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^[\w-]+\.json$/.test(name))
    .toSorted()
    .toReversed()
    .slice(0, 200)
}

const read = (folder: string, name: string) => kept.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))

function page(c: HttpContext, body: string) {
  return c.html(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox</title></head><body>${body}</body></html>`,
    200,
    { 'Cache-Control': 'no-store' },
  )
}
