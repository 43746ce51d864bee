import { thisTab } from '../browser/storage.ts'

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => { createScriptURL: (address: string) => string } }
  }
}
type Rules = { createScriptURL: (address: string) => string }

/** The scripts of others that an operator may name in its settings. */
export type OperatorScript = 'webchat' | 'affiliate'

/** Where the script of an operator is, on the pages whose content policy allows it. The server writes it into their head. */
export const addressOf = (name: OperatorScript): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="script-${name}"]`)?.content ?? null

/** Fetches and runs a script. Fails as its line does. */
export function runScript(address: string): Promise<void> {
  const script = document.createElement('script')
  script.src = trusted(address)
  script.async = true
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`The script ${address} did not come`)))
    document.head.append(script)
  })
}

/** Runs a third-party script while it is allowed. From then on order pages are documents of their own in this tab. */
export function runForeignScript(address: string, isAllowed: () => boolean): Promise<void> {
  thisTab.write(FOREIGN, 'yes')
  allowing.push(isAllowed)
  return runScript(address)
}

/** Whether a script of somebody else's ran in this tab, and whether one that is no longer allowed is in this very document. */
export const foreignScripts = {
  inTab: () => thisTab.read(FOREIGN) !== null,
  outstayed: () => allowing.some((isAllowed) => !isAllowed()),
}

const FOREIGN = 'foreign-scripts'
const allowing: (() => boolean)[] = []

/** Browsers with trusted types take no address as a mere text. */
const trusted = (address: string) =>
  window.trustedTypes?.createPolicy('scripts', { createScriptURL: (text) => text }).createScriptURL(address) ?? address
