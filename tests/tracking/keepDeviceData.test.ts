import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDeviceData } from '../../src/tracking/keepDeviceData.ts'

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  document.head.replaceChildren()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  for (const name of ['timPrefs', 'user_prefs2']) Reflect.deleteProperty(window, name)
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const session = () => ['device_cookies', 'user_prefs2'].map((name) => sessionStorage.getItem(name))
const script = () => [...document.scripts].find(({ src }) => src.endsWith('/scripts/tim_prefs.js'))

test('cookies and preferences are copied into the session every half second until both exist', () => {
  const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  stop = keepDeviceData()
  vi.advanceTimersByTime(1_200)
  expect(session()).toEqual([null, null])
  cookies.mockReturnValue('seen=1')
  vi.advanceTimersByTime(299)
  expect(session()).toEqual([null, null])
  vi.advanceTimersByTime(1)
  expect([session(), vi.getTimerCount()]).toEqual([['seen=1', null], 1])
  Object.assign(window, { user_prefs2: '{"dark":true}' })
  vi.advanceTimersByTime(500)
  expect([session(), vi.getTimerCount()]).toEqual([['seen=1', '{"dark":true}'], 0])
})

test('the preferences script is started once it has loaded', async () => {
  stop = keepDeviceData()
  const init = vi.fn<() => void>(() => void Object.assign(window, { user_prefs2: 'theirs' }))
  Object.assign(window, { timPrefs: { init } })
  expect(init).not.toHaveBeenCalled()
  script()?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(500)
  expect([init.mock.calls.length, session()[1]]).toEqual([1, 'theirs'])
})

test.each<[string, () => void]>([
  ['does not come', () => script()?.dispatchEvent(new Event('error'))],
  [
    'fails',
    () => {
      Object.assign(window, {
        timPrefs: {
          init: () => {
            throw new Error('no')
          },
        },
      })
      script()?.dispatchEvent(new Event('load'))
    },
  ],
])('a preferences script that %s is only logged', async (_, happen) => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  stop = keepDeviceData()
  happen()
  await vi.advanceTimersByTimeAsync(0)
  expect(logged.mock.calls).toEqual([['/scripts/tim_prefs.js', expect.any(Error)]])
})

const worker = (path: string) => ({
  active: { scriptURL: `https://site.example${path}` },
  unregister: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)),
})

test('foreign service workers are unregistered, but not our own', async () => {
  const [theirs, own] = [worker('/old-worker.js'), worker('/service-worker.js')]
  const getRegistrations = () => Promise.resolve([theirs, own])
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistrations }, configurable: true })
  stop = keepDeviceData()
  await vi.advanceTimersByTimeAsync(0)
  expect([theirs.unregister.mock.calls.length, own.unregister.mock.calls.length]).toEqual([1, 0])
})
