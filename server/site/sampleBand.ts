import { sampleLabel, sampleLine } from '../sample/sampleNotice.ts'

/** Adds a sticky first line that says that the operator is a sample. */
export const withSampleBand = (html: string, isSaid: boolean) =>
  isSaid
    ? html.replace('<html ', `<html style="--band:${height}" `).replace(/<body[^>]*>/, (body) => body + band)
    : html

const height = '1.75rem'
const style = [
  'position:sticky;inset-block-start:0;z-index:4',
  `block-size:${height};padding-inline:16px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis`,
  `background:var(--ink);color:var(--canvas);font-size:0.75rem;line-height:${height};text-align:center`,
].join(';')
const band = `<aside aria-label="${sampleLabel}" style="${style}">${sampleLine}</aside>`
