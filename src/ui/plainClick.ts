import type { MouseEvent } from 'react'

/** Not one that opens another tab or window. */
export const isPlainClick = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
