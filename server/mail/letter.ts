import { escapeHtml } from '../http/escapeHtml.ts'
import { firstName } from '../../src/api/contract/values/firstName.ts'

/** The content of a mail, before it becomes plain text or HTML. */
export type Letter = { subject: string; parts: Part[] }
type Part =
  | { text: string }
  | { code: string }
  | { link: string }
  | { title: string; rows: Row[] }
  | { title: string; paragraphs: string[] }
export type Row = readonly [label: string, value: string]

export const withFirstLine = ({ subject, parts }: Letter, text: string): Letter => ({
  subject,
  parts: [{ text }, ...parts],
})

export function asText({ parts }: Letter): string {
  return `${parts.map(partAsText).join('\n\n')}\n`.replaceAll(wordJoiner, '')
}

/** HTML for any mail reader: no scripts, no pictures, nothing to fetch. */
export function asHtml({ subject, parts }: Letter): string {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:600px;margin:0 auto">
${parts.map(partAsHtml).join('\n')}
</div>
</body>
</html>
`
}

/** Keeps 'Wi-Fi' on one line. In plain text some readers show it as a box. */
const wordJoiner = '\u2060'

function partAsText(part: Part): string {
  if ('text' in part) return part.text
  if ('code' in part) return `    ${part.code}`
  if ('link' in part) return part.link
  const lines =
    'rows' in part ? part.rows.map(([label, value]) => `${label}: ${value}`).join('\n') : part.paragraphs.join('\n\n')
  return `${part.title.toUpperCase()}\n\n${lines}`
}

function partAsHtml(part: Part): string {
  if ('text' in part) return `<p>${escapeHtml(part.text)}</p>`
  if ('code' in part)
    return `<p style="font-size:32px;font-weight:bold;letter-spacing:6px">${escapeHtml(part.code)}</p>`
  if ('link' in part) return `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.link)}</a></p>`
  return `<h2 style="font-size:18px">${escapeHtml(part.title)}</h2>\n${'rows' in part ? table(part.rows) : part.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}`
}

function table(rows: readonly Row[]): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${cell};font-weight:normal;opacity:.75">${escapeHtml(label)}</th><td style="${cell}">${escapeHtml(value)}</td></tr>`,
  )
  return `<table style="border-collapse:collapse;width:100%">\n${cells.join('\n')}\n</table>`
}

const cell = 'padding:6px 12px 6px 0;text-align:left;vertical-align:top'

/** The first name of an addressee; empty if the first word is no name, because anybody may have typed it. */
export function calledName(name: string): string {
  const first = firstName(name.normalize('NFC'))
  return /^\p{Lu}\p{Ll}{0,14}(?:['’-]\p{Lu}\p{Ll}{1,14})?$/u.test(first) ? first : ''
}

/** e.g. 'Olá, Ana.' */
export function greeting(name: string): string {
  const called = calledName(name)
  return `Olá${called && `, ${called}`}.`
}
