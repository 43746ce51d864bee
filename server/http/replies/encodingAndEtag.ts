/** Whether `Accept-Encoding` accepts an encoding, by its name or by `*`, with a weight above zero. */
export function acceptsEncoding(coding: string, header = ''): boolean {
  const weights = new Map(header.toLowerCase().split(',').map(weighed))
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0
}

function weighed(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice(2))]
}

/** Whether `If-None-Match` matches a tag; weak and strong forms are equal. */
export function matchesEtag(etag: string, header = ''): boolean {
  return header.trim() === '*' || header.split(',').some((each) => strong(each) === strong(etag))
}

const strong = (etag: string) => etag.trim().replace(/^W\//, '')
