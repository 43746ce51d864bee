import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import PdfKit from 'pdfkit'
import { migrationFaq } from '../../src/content/faq/migrationFaq.ts'
import { lightColour } from './designTokens.ts'

type Pdf = InstanceType<typeof PdfKit>
type Style = { tag: string; font: keyof typeof fontFiles; size: number; colour: string; after: number }

const fontFiles = {
  text: import.meta.resolve('@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-400-normal.woff'),
  strong: import.meta.resolve('@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-700-normal.woff'),
  head: import.meta.resolve('@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-800-normal.woff'),
}
const margins = { top: 64, bottom: 72, left: 64, right: 88 }
const [ink, softInk] = [lightColour('ink'), lightColour('ink-2')]

const styles = {
  title: { tag: 'H1', font: 'head', size: 26, colour: ink, after: 10 },
  lead: { tag: 'P', font: 'text', size: 12, colour: softInk, after: 26 },
  question: { tag: 'H2', font: 'strong', size: 12.5, colour: ink, after: 4 },
  answer: { tag: 'P', font: 'text', size: 11, colour: ink, after: 18 },
  foot: { tag: 'P', font: 'text', size: 9.5, colour: softInk, after: 0 },
} satisfies Record<string, Style>

/** The questions about migration as a tagged document. The same content gives the same bytes. */
export async function migrationFaqPdf(): Promise<Uint8Array> {
  const { title, lead, questions, foot } = migrationFaq
  const pdf = newPdf(title)
  const body = pdf.struct('Document')
  const write = (style: Style, text: string) => body.add(block(pdf, style, text))
  pdf.addStructure(body)
  drawMark(pdf)
  write(styles.title, title)
  write(styles.lead, lead)
  for (const { question, answer } of questions) {
    startPageUnlessBothFit(pdf, question, answer)
    write(styles.question, question)
    write(styles.answer, answer)
  }
  write(styles.foot, foot)
  body.end()
  numberPages(pdf)
  pdf.end()
  return new Uint8Array(await buffer(pdf))
}

function newPdf(title: string): Pdf {
  return new PdfKit({
    size: 'A4',
    margins,
    font: fileURLToPath(fontFiles.text),
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, CreationDate: new Date(0) },
  })
}

/** The product's logo, as in public/favicon.svg. */
function drawMark(pdf: Pdf) {
  const side = 34
  const [x, y] = [margins.left, margins.top]
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf.rect(x, y, side, side).fill(lightColour('tile-ultramar'))
  pdf.circle(x + side / 2, y + side / 2, side / 2).fill(lightColour('tile-papel'))
  pdf.circle(x + side / 2, y + side / 2, side / 4).fill(lightColour('tile-sinal'))
  pdf.endMarkedContent()
  pdf.y = y + side + 22
}

function block(pdf: Pdf, style: Style, text: string) {
  return pdf.struct(style.tag, {}, () => {
    choose(pdf, style).text(text, margins.left, pdf.y, { lineGap: style.size * 0.2 })
    pdf.y += style.after
  })
}

const choose = (pdf: Pdf, { font, size, colour }: Style) =>
  pdf.font(fileURLToPath(fontFiles[font])).fontSize(size).fillColor(colour)

function startPageUnlessBothFit(pdf: Pdf, question: string, answer: string) {
  const needed = heightOf(pdf, styles.question, question) + heightOf(pdf, styles.answer, answer)
  if (pdf.y + needed - styles.answer.after > pdf.page.height - margins.bottom) pdf.addPage()
}

const heightOf = (pdf: Pdf, style: Style, text: string) =>
  choose(pdf, style).heightOfString(text, { lineGap: style.size * 0.2 }) + style.after

function numberPages(pdf: Pdf) {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    pdf.page.margins.bottom = 0
    pdf.markContent('Artifact', { type: 'Pagination' })
    choose(pdf, styles.foot).text(`Página ${page + 1} de ${count}`, margins.left, pdf.page.height - 48)
    pdf.endMarkedContent()
  }
}
