import { commonTexts } from '../../content/texts/commonTexts.ts'
import { IconButton } from './IconButton.tsx'
import { currentTheme, setTheme } from '../theme.ts'

export function ThemeButton({ label = commonTexts.theme }: { label?: string }) {
  return (
    <IconButton icon="theme" label={label} onClick={() => setTheme(currentTheme() === 'dark' ? 'light' : 'dark')} />
  )
}
