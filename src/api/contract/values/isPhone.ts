/** The 67 telephone area codes in use. */
const areaCodes = new Set(
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'.split(
    ' ',
  ),
)

/** Whether digits are a Brazilian telephone: a known area code, then 9 and eight digits or 1–8 and seven digits. */
export function isPhone(digits: string): boolean {
  return areaCodes.has(digits.slice(0, 2)) && /^\d\d(9\d{8}|[1-8]\d{7})$/.test(digits)
}
