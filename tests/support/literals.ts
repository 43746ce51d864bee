import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

type Literal = { file: string; text: string }

/** The Portuguese texts of the sources: strings, parts of templates, and text between tags. */
export function portugueseIn(pattern: string, without: readonly string[] = []): Literal[] {
  const files = globSync(pattern).filter((file) => !without.some((each) => file.startsWith(each)))
  return files
    .toSorted()
    .flatMap((file) =>
      literalsOf(parseSync(file, readFileSync(file, 'utf8')).program, false).map((text) => ({ file, text })),
    )
}

/** `shown` marks text that is displayed, in any language. */
function literalsOf(node: unknown, shown: boolean): string[] {
  if (Array.isArray(node)) return node.flatMap((each) => literalsOf(each, shown))
  if (typeof node !== 'object' || node === null) return []
  const type = String(Reflect.get(node, 'type'))
  if (['ImportDeclaration', 'TSLiteralType'].includes(type) || (type === 'Property' && nameOf(node) === 'alike'))
    return []
  const text = textOf(node, type)
  if (text === null)
    return Object.values(node).flatMap((each) => literalsOf(each, type === 'JSXAttribute' && isReadOut(node)))
  return (shown || type === 'JSXText' ? /\p{L}/u.test(text) : isPortuguese(text)) ? [text.trim()] : []
}

function textOf(node: object, type: string): string | null {
  const value: unknown = Reflect.get(node, 'value')
  if (type === 'TemplateElement')
    return typeof value === 'object' && value !== null ? String(Reflect.get(value, 'cooked')) : null
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value : null
}

const isReadOut = (attribute: object) =>
  ['aria-label', 'label', 'title', 'alt', 'placeholder'].includes(nameOf(attribute))

function nameOf(node: object): string {
  const name: unknown = Reflect.get(node, 'key') ?? Reflect.get(node, 'name')
  return typeof name === 'object' && name !== null ? String(Reflect.get(name, 'name')) : ''
}

const isPortuguese = (text: string) => /[áàâãéêíóôõúç]/i.test(text) || (/\p{L} \p{L}/u.test(text) && little.test(text))
const little =
  /(?:^| )(?:os|de|da|dos|das|em|na|nos|nas|para|por|pelo|pela|que|seu|sua|um|uma|ou|esse|este|essa|esta|foi)(?: |$|[.,?!])/i
