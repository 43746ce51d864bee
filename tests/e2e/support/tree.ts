import type { Page } from '@playwright/test'

type Value = { value?: unknown }
type Node = {
  nodeId: string
  parentId?: string
  ignored: boolean
  role?: Value
  name?: Value
  description?: Value
  value?: Value
  properties?: { name: string; value: Value }[]
  childIds?: string[]
}

/** The accessibility tree: a line per node, indented under its parent, without announcements. */
export async function treeOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { nodes }: { nodes: Node[] } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const known = new Map(nodes.map((node) => [node.nodeId, node]))
  const [root] = nodes.filter(({ parentId }) => parentId === undefined)
  return `${root ? linesOf(root, known, '').join('\n') : ''}\n`
}

function linesOf(node: Node, known: ReadonlyMap<string, Node>, within: string): string[] {
  const role = textOf(node.role)
  const name = textOf(node.name)
  const under = (around: string) =>
    (node.childIds ?? []).flatMap((id) => linesOf(known.get(id) ?? { nodeId: id, ignored: true }, known, around))
  if (names.has(role)) return []
  if (node.ignored || plain.has(role)) return under(within)
  if (role === 'StaticText') return within.includes(name) ? [] : [name]
  const line = [name === '' ? role : `${role} ${JSON.stringify(name)}`, ...statesOf(node)].join(', ')
  if (role === 'status') return [line]
  const parts = under(name)
  const isSentence = role === 'paragraph' && isAllText(node, known)
  return isSentence ? [parts.join(' ')] : [line, ...parts.map((each) => `  ${each}`)]
}

/** Whether a node contains only text. */
function isAllText(node: Node, known: ReadonlyMap<string, Node>): boolean {
  return (node.childIds ?? []).every((id) => {
    const part = known.get(id)
    if (!part) return true
    const role = textOf(part.role)
    return role === 'StaticText' || ((part.ignored || plain.has(role)) && isAllText(part, known))
  })
}

/** Containers without meaning. */
const plain = new Set(['generic', 'none', 'InlineTextBox', 'LineBreak', 'ListMarker', 'LayoutTable'])
/** Nodes that repeat the name of their owner. */
const names = new Set(['LabelText', 'Legend'])

function statesOf({ description, value, properties = [] }: Node): string[] {
  const states = properties.filter(({ name, value: { value: is } }) => told.has(name) && is !== false && is !== 'false')
  return [
    ...(textOf(value) ? [`value ${JSON.stringify(textOf(value))}`] : []),
    ...(textOf(description) ? [`described ${JSON.stringify(textOf(description))}`] : []),
    ...states.map(({ name, value: { value: is } }) => (is === true || is === 'true' ? name : `${name} ${String(is)}`)),
  ]
}

const told = new Set(['invalid', 'checked', 'disabled', 'expanded', 'focused', 'level', 'live', 'busy', 'hasPopup'])

/** Normalises text that differs between runs: visits and order numbers. */
const textOf = ({ value }: Value = {}) =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
    .replace(/\s+(,)?/g, (_, comma) => comma ?? ' ')
    .trim()
    .replace(/\p{L}{3}\., \d{1,2} de \p{L}+(?:, (?:Manhã|Tarde) \([^)]*\))?/gu, '{visit}')
    .replace(/R\$ [\d.]+,\d\d, por \d+ dias/, '{first bill}')
    .replace(/\b\d{4} \d{4}(?: \d{2})?\b/g, '{order}')
