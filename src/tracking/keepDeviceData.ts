import { serviceWorkerPath } from '../browser/registerServiceWorker.ts'
import { thisTab } from '../browser/storage.ts'
import { runScript } from './operatorScripts.ts'

/** The preferences script: it is started once loaded, and writes its result to `user_prefs2`. */
declare global {
  interface Window {
    timPrefs?: { init?: () => void }
    user_prefs2?: unknown
  }
}

const EVERY = 500
const PREFERENCES = '/scripts/tim_prefs.js'

/** Begins a visit: removes foreign service workers, starts the preferences, and stores the device data for a bank. */
export function keepDeviceData(): () => void {
  void dropForeignWorkers()
  void startPreferences()
  return copyUntilHere()
}

async function dropForeignWorkers() {
  try {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
    await Promise.all(workers.filter(isForeign).map((worker) => worker.unregister()))
  } catch (error) {
    console.warn('service worker', error)
  }
}

const isForeign = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
  new URL((active ?? waiting ?? installing)?.scriptURL ?? 'none:').pathname !== serviceWorkerPath

async function startPreferences() {
  try {
    await runScript(PREFERENCES)
    window.timPrefs?.init?.()
  } catch (error) {
    console.warn(PREFERENCES, error)
  }
}

/** Stores missing values every half second until all are stored. Returns a function that stops it earlier. */
function copyUntilHere(): () => void {
  const copy = () => {
    for (const [name, now] of Object.entries(found())) if (now) thisTab.write(name, now)
    if (Object.keys(found()).every((name) => thisTab.read(name) !== null)) stop()
  }
  const timer = setInterval(copy, EVERY)
  const stop = () => clearInterval(timer)
  copy()
  return stop
}

/** The values by their names in the session. */
const found = () => ({
  device_cookies: document.cookie,
  user_prefs2: typeof window.user_prefs2 === 'string' ? window.user_prefs2 : '',
})
