import type { WebchatEvent } from './webchatEvents.ts'

/** The operator's webchat, as its script puts it on the page. The product runs without it. */
declare global {
  interface Window {
    webchat?: { protocol?: () => unknown; event?: (name: string, fields: object) => void }
  }
}

/** Hands an event to the webchat. A fault of the webchat is logged and disturbs no page. */
export function sendWebchatEvent({ name, fields }: WebchatEvent): void {
  try {
    window.webchat?.event?.(name, fields)
  } catch (error) {
    console.warn(`webchat: ${name}`, error)
  }
}
