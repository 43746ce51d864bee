import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

/** Unpacks a WOFF font, for libraries that cannot read WOFF. */
export function unpackedFont(file: URL): Buffer {
  const woff = readFileSync(file)
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) => tableAt(woff, 44 + 20 * at))
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (count - 2 ** power), 10)
  let offset = head.length
  tables.forEach(({ tag, checksum, length, padded }, at) => {
    head.write(tag, 12 + 16 * at, 'latin1')
    for (const [place, value] of [checksum, offset, length].entries())
      head.writeUInt32BE(value, 16 + 16 * at + 4 * place)
    offset += padded.length
  })
  return Buffer.concat([head, ...tables.map(({ padded }) => padded)])
}

/** A table is compressed only if that makes it shorter. Each begins at a multiple of four. */
function tableAt(woff: Buffer, at: number) {
  const [offset = 0, packed = 0, length = 0, checksum = 0] = [4, 8, 12, 16].map((place) =>
    woff.readUInt32BE(at + place),
  )
  const data = woff.subarray(offset, offset + packed)
  const plain = packed < length ? inflateSync(data) : data
  const padded = Buffer.concat([plain, Buffer.alloc(-length & 3)])
  return { tag: woff.toString('latin1', at, at + 4), checksum, length, padded }
}
