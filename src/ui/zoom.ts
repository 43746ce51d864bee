import { useSyncExternalStore } from 'react'
import { thisBrowser } from '../browser/storage.ts'

/** Sizes of the whole page in percent: text, spaces and breakpoints grow together. */
const zoomSteps = [50, 62.5, 75, 87.5, 93.75, 100, 106.25, 112.5, 125, 150, 175, 200, 250] as const

export function restoreZoom() {
  const kept = Number(thisBrowser.read(KEY))
  if (zoomSteps.some((step) => step === kept)) show(kept)
}

export function useZoom() {
  return useSyncExternalStore(subscribe, current, () => 100)
}

export function setZoom(percent: number) {
  show(percent)
  thisBrowser.write(KEY, String(percent))
}

/** The next zoom step up or down, or undefined at the ends. */
export function zoomBeside(percent: number, by: 1 | -1) {
  return by === 1 ? zoomSteps.find((step) => step > percent) : zoomSteps.findLast((step) => step < percent)
}

const KEY = 'zoom'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function current() {
  return 100 * Number(document.documentElement.style.getPropertyValue('--zoom') || 1)
}

function show(percent: number) {
  document.documentElement.style.setProperty('--zoom', String(percent / 100))
  listeners.forEach((listener) => listener())
}
