import { sampleLabel, sampleNotice } from '../sample/sampleNotice.ts'

/** A page that says on its first line that the operator is a sample. The line is there before the first paint. */
export const withSampleBand = (html: string, isSaid: boolean) =>
  isSaid ? html.replace(/<body[^>]*>/, (body) => body + band) : html

const style =
  'padding:4px 16px;background:var(--ink);color:var(--canvas);font-size:12px;line-height:1.4;text-align:center'
const band = `<aside aria-label="${sampleLabel}" style="${style}">${sampleNotice}</aside>`
