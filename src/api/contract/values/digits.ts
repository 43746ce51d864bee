export const asDigits = (text: string) => text.replace(/\D/g, '')

/** The digits of a telephone, without the country code and the zero of a long-distance call. */
export const asPhone = (text: string) =>
  asDigits(text)
    .replace(/^(?:00)?55(?=\d{10,11}$)/, '')
    .replace(/^0(?=\d{10,11}$)/, '')
