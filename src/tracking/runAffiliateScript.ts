import { allows } from './cookieChoice.ts'
import { addressOf, runForeignScript } from './operatorScripts.ts'

let ran = false
const isAllowed = () => allows('publi')

/** Runs the script of the partner who brought this visit, once per document, with the visited address. */
export function runAffiliateScript(): void {
  const address = addressOf('affiliate')
  if (address === null || ran || !isAllowed()) return
  ran = true
  const { origin, pathname } = window.location
  const script = new URL(address)
  script.searchParams.set('url_product', origin + pathname)
  runForeignScript(script.href, isAllowed).catch((error: unknown) => {
    ran = false
    console.warn('affiliate', error)
  })
}
