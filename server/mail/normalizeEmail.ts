/** The mailbox of an e-mail, by which it is counted: in capitals or not, and without a name after `+`. */
export const normalizeEmail = (email: string) => email.toLowerCase().replace(/\+[^@]*(?=@)/, '')
