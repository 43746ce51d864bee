import { createContext, lazy, Suspense, use, useEffect, useRef, type ComponentType } from 'react'
import { untilHere } from '../browser/lazy.ts'

/** Whether pages are drawn whole, as the build does. */
export const DrawsAll = createContext(false)

/**
 * A part further down a page, which the build draws. Its code comes when a visitor is near, and until then the page
 * keeps what was sent.
 */
export function lowerPart<P extends object>(fetchPart: () => Promise<ComponentType<P>>): ComponentType<P> {
  const { promise: isNear, resolve: comeNear } = Promise.withResolvers<void>()
  const Part = lazy(async () => {
    await isNear
    return { default: (await untilHere(fetchPart, {})) ?? Nothing }
  })
  return function Lower(props: P) {
    const place = useRef<HTMLDivElement>(null)
    if (use(DrawsAll)) comeNear()
    useEffect(() => (place.current ? onceNear(place.current, comeNear) : undefined), [])
    return (
      <div ref={place}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    )
  }
}

const Nothing = () => null

/** Runs once an element is less than a screen away. */
function onceNear(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && run(), {
    rootMargin: '100%',
  })
  observer.observe(element)
  return () => observer.disconnect()
}
