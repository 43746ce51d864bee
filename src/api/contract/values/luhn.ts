/** Adds a Luhn check digit, which catches any single wrong digit and most swaps. */
export function withCheckDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + weighed(Number(digit), at % 2 === 0), 0)
  return digits + String((10 - (sum % 10)) % 10)
}

/** Whether the last digit is the check digit of the others. */
export const isChecked = (digits: string) => withCheckDigit(digits.slice(0, -1)) === digits

function weighed(digit: number, doubled: boolean): number {
  const weight = doubled ? digit * 2 : digit
  return weight > 9 ? weight - 9 : weight
}
