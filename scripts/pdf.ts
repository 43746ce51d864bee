/** A paragraph: its words, their size in points, and the space under it. */
export type Line = { text: string; size: number; bold: boolean; after: number }

/** A document of plain paragraphs on A4, in the fonts that every reader has. */
export function pdfOf(title: string, lines: readonly Line[]): Uint8Array {
  const contents = pagesOf(lines)
  const first = 5
  const kids = contents.map((_, at) => `${first + 2 * at} 0 R`).join(' ')
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F0 3 0 R /F1 4 0 R >> >> /Contents ${first + 2 * at + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
    `<< /Title (${escaped(title)}) >>`,
  ]
  return written(objects)
}

const [width, height, margin] = [595, 842, 56]
const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/** The drawing of each page; every character is one byte. */
function pagesOf(lines: readonly Line[]): string[] {
  const pages: string[][] = [[]]
  let y = height - margin
  for (const { text, size, bold, after } of lines) {
    for (const row of wrapped(text, size, bold)) {
      y -= size * 1.4
      if (y < margin) {
        pages.push([])
        y = height - margin - size * 1.4
      }
      pages.at(-1)?.push(`BT /F${bold ? 1 : 0} ${size} Tf ${margin} ${y.toFixed(1)} Td (${escaped(row)}) Tj ET`)
    }
    y -= after
  }
  return pages.map((rows) => rows.join('\n'))
}

/** Broken at spaces, by the average width of a letter. */
function wrapped(text: string, size: number, bold: boolean): string[] {
  const most = Math.floor((width - 2 * margin) / (size * (bold ? 0.55 : 0.5)))
  const rows = ['']
  for (const word of text.split(' ')) {
    const longer = [rows.at(-1), word].filter(Boolean).join(' ')
    if (longer.length <= most) rows[rows.length - 1] = longer
    else rows.push(word)
  }
  return rows
}

const escaped = (text: string) => text.replace(/[\\()]/g, String.raw`\$&`)

/** The objects with the table of where each starts. */
function written(objects: readonly string[]): Uint8Array {
  let body = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n'
  const starts: number[] = []
  for (const [at, object] of objects.entries()) {
    starts.push(body.length)
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
  }
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Uint8Array.from(Buffer.from(body + table + trailer, 'latin1'))
}
