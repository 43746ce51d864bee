import { thisBrowser } from './storage.ts'

const name = 'accepts-contact'

/** The consent of the coverage form, stored only until a lead has it. */
export const contactConsent = {
  read: (): boolean | null => {
    const kept = thisBrowser.read(name)
    return kept === null ? null : kept === 'true'
  },
  write: (accepted: boolean) => thisBrowser.write(name, String(accepted)),
  forget: () => void thisBrowser.take(name),
}
