import { thisTab } from '../browser/storage.ts'

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => { createScriptURL: (address: string) => string } }
  }
}
type Rules = { createScriptURL: (address: string) => string }

/** The third-party scripts that an operator may configure. */
export type OperatorScript = 'webchat' | 'affiliate'

/** The address of an operator's script. The server writes it into pages whose content policy allows it. */
export const addressOf = (name: OperatorScript): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="script-${name}"]`)?.content ?? null

/** Loads and runs a script. Rejects if loading fails. */
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

/** Runs a third-party script while allowed. From then on order pages need their own documents in this tab. */
export function runForeignScript(address: string, isAllowed: () => boolean): Promise<void> {
  thisTab.write(FOREIGN, 'yes')
  allowing.push(isAllowed)
  return runScript(address)
}

/** Whether a third-party script ran in this tab, and whether this document contains one that is no longer allowed. */
export const foreignScripts = {
  inTab: () => thisTab.read(FOREIGN) !== null,
  outstayed: () => allowing.some((isAllowed) => !isAllowed()),
}

const FOREIGN = 'foreign-scripts'
const allowing: (() => boolean)[] = []

/** Browsers with trusted types do not accept a plain string as an address. */
const trusted = (address: string) =>
  window.trustedTypes?.createPolicy('scripts', { createScriptURL: (text) => text }).createScriptURL(address) ?? address
