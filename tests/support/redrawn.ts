/** The elements below `root` that React renders from now on. Each gets new properties. */
export function redrawnIn(root: ParentNode): () => Element[] {
  const drawn = new Map([...root.querySelectorAll('*')].map((element) => [element, propsOf(element)]))
  return () =>
    [...drawn]
      .filter(([element, props]) => element.isConnected && propsOf(element) !== props)
      .map(([element]) => element)
}

function propsOf(element: Element): unknown {
  const name = Object.keys(element).find((key) => key.startsWith('__reactProps$'))
  return name && Reflect.get(element, name)
}
