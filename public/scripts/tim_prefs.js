/* How this browser is set up. An order that pays by direct debit sends it along; until then it stays in the tab. */
window.timPrefs = { init: () => void (window.user_prefs2 = JSON.stringify(setUp())) }

function setUp() {
  const [dark, lessMotion] = ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'].map(
    (query) => window.matchMedia(query).matches,
  )
  const { languages, maxTouchPoints } = navigator
  const clock = new Date().getTimezoneOffset()
  return { languages, clock, screen: [screen.width, screen.height, window.devicePixelRatio], maxTouchPoints, dark, lessMotion }
}
