/** The result of a check; a 'fault' prevents serving. */
export type Finding = { level: 'well' | 'look' | 'fault'; text: string }

export const well = (text: string): Finding => ({ level: 'well', text })
export const look = (text: string): Finding => ({ level: 'look', text })
export const fault = (text: string): Finding => ({ level: 'fault', text })
