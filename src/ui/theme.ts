import { thisBrowser } from '../browser/storage.ts'

export type Theme = 'light' | 'dark'

/** Applies the visitor's stored theme. Without one the page follows its campaign, then the system. */
export function restoreTheme(otherwise?: Theme) {
  const kept = thisBrowser.read(KEY) ?? otherwise
  if (isTheme(kept)) document.documentElement.dataset.theme = kept
}

export function currentTheme(): Theme {
  const own = document.documentElement.dataset.theme
  if (isTheme(own)) return own
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function setTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme
  thisBrowser.write(KEY, theme)
}

const KEY = 'theme'

function isTheme(value: string | null | undefined): value is Theme {
  return value === 'light' || value === 'dark'
}
