/** A wide window, in which nothing below is near and nothing changes. */
export function standInForWindow() {
  Object.assign(window, { IntersectionObserver: NeverNear, matchMedia: wide })
}

class NeverNear {
  observe() {}
  disconnect() {}
}

const wide = () => ({ matches: true, addEventListener() {}, removeEventListener() {} })
