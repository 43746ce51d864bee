import type { WebchatEvent } from './webchatEvents.ts'

/** The operator's webchat, as its script adds it to the page. The product runs without it. */
declare global {
  interface Window {
    webchat?: { protocol?: () => unknown; event?: (name: string, fields: object) => void }
  }
}

/** Sends an event to the webchat. A failing webchat is logged and disturbs no page. */
export function sendWebchatEvent({ name, fields }: WebchatEvent): void {
  try {
    window.webchat?.event?.(name, fields)
  } catch (error) {
    console.warn(`webchat: ${name}`, error)
  }
}
