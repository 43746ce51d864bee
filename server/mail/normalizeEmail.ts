/** The mailbox of an e-mail for counting, in lower case and without a suffix after `+`. */
export const normalizeEmail = (email: string) => email.toLowerCase().replace(/\+[^@]*(?=@)/, '')
