import { createContext, lazy, memo, Suspense, use, useEffect, useRef, type ComponentType } from 'react'
import { loadWithRetry } from '../browser/lazy.ts'

/** Whether pages are rendered completely, as in the build. */
export const DrawsAll = createContext(false)

/** A prerendered part further down a page. Its code is loaded when the visitor is near. */
export const lowerPart = <P extends object>(fetchPart: () => Promise<ComponentType<P>>) => partOnce(onceNear, fetchPart)

/** A prerendered part that never changes. Its code is loaded only if it was not sent; `memo` keeps React from it. */
export const stillPart = <P extends object>(fetchPart: () => Promise<ComponentType<P>>) => partOnce(ifEmpty, fetchPart)

type Wait = (place: Element, come: () => void) => (() => void) | undefined

function partOnce<P extends object>(wait: Wait, fetchPart: () => Promise<ComponentType<P>>): ComponentType<P> {
  const { promise: isNear, resolve: comeNear } = Promise.withResolvers<void>()
  const Part = lazy(async () => {
    await isNear
    return { default: (await loadWithRetry(fetchPart, {})) ?? Nothing }
  })
  return memo(function Lower(props: P) {
    const place = useRef<HTMLDivElement>(null)
    if (use(DrawsAll)) comeNear()
    useEffect(() => (place.current ? wait(place.current, comeNear) : undefined), [])
    return (
      <div ref={place}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    )
  })
}

const Nothing = () => null

function ifEmpty(place: Element, come: () => void): undefined {
  if (place.childElementCount === 0) come()
}

/** Runs once an element is less than a screen away. */
function onceNear(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && run(), {
    rootMargin: '100%',
  })
  observer.observe(element)
  return () => observer.disconnect()
}
