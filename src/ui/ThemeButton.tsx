import { IconButton } from './IconButton.tsx'
import { currentTheme, setTheme } from './theme.ts'

/** Turns light to dark and back: 'Alternar tema claro e escuro'. */
export function ThemeButton({ label }: { label: string }) {
  return <IconButton icon="theme" label={label} onClick={() => setTheme(currentTheme() === 'dark' ? 'light' : 'dark')} />
}
