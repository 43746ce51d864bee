import { escapeHtml } from '../http/escapeHtml.ts'

/** Where the scripts are that an operator runs on open pages, by the names that pages have for them. */
export type OperatorScripts = Readonly<Record<string, string | null>>

const marker = /<meta name="scripts" content="([\w ]*)"\s*\/?>/

/** The scripts that a built page may run. The build knows their names, and the settings where they are. */
export const namesIn = (html: string) => marker.exec(html)?.[1]?.split(' ') ?? []

/** A built page that tells the browser where they are. */
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
