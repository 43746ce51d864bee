type Part = { phrase: string; parts: Part[] }

/** A reader's phrases about a page as an outline, indented by containment. */
export function outline(phrases: readonly string[]): string[] {
  const found: Part[] = []
  for (const phrase of phrases) {
    const start = found.findLastIndex((part) => `end of ${part.phrase}` === phrase && part.parts.length === 0)
    const begun = found[start]
    if (begun) begun.parts = found.splice(start + 1)
    else found.push({ phrase, parts: [] })
  }
  return found.flatMap(linesOf)
}

function linesOf({ phrase, parts }: Part): string[] {
  if (parts.length === 0 || (saysItself.test(phrase) && parts.every((part) => part.parts.length === 0))) return [phrase]
  if (phrase === 'paragraph' && parts.every((part) => part.parts.length === 0)) return [sentence(parts)]
  return [phrase, ...parts.flatMap(linesOf).map((line) => `  ${line}`)]
}

/** Elements whose name is their whole content. */
const saysItself = /^(?:link|button|heading), /

const sentence = (parts: readonly Part[]) =>
  parts
    .map(({ phrase }) => phrase)
    .join(' ')
    .replace(/ (?=[?.,])/g, '')
