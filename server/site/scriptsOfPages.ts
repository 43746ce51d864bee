import { escapeHtml } from '../http/escapeHtml.ts'

/** The addresses of the operator's scripts on public pages, by name. */
export type OperatorScripts = Readonly<Record<string, string | null>>

const marker = /<meta name="scripts" content="([\w ]*)"\s*\/?>/

/** The names of the scripts that a built page may run. */
export const namesIn = (html: string) => marker.exec(html)?.[1]?.split(' ') ?? []

/** Adds the scripts' addresses to a built page. */
export const withScripts = (html: string, scripts: OperatorScripts) =>
  html.replace(marker, (asBuilt) => tagsFor(namesIn(html), scripts) || asBuilt)

export const tagsFor = (names: readonly string[], scripts: OperatorScripts) =>
  setOf(names, scripts)
    .map(([name, address]) => `<meta name="script-${name}" content="${escapeHtml(address)}">`)
    .join('')

/** The origins that a page with these scripts must allow. */
export const originsFor = (names: readonly string[], scripts: OperatorScripts) => [
  ...new Set(setOf(names, scripts).map(([, address]) => new URL(address).origin)),
]

const setOf = (names: readonly string[], scripts: OperatorScripts) =>
  names.flatMap((name) => {
    const address = Object.hasOwn(scripts, name) ? scripts[name] : null
    return address ? [[name, address] as const] : []
  })
