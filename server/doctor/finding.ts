/** What was found: all is well, somebody should look, or the server would not serve. */
export type Finding = { level: 'well' | 'look' | 'fault'; text: string }

export const well = (text: string): Finding => ({ level: 'well', text })
export const look = (text: string): Finding => ({ level: 'look', text })
export const fault = (text: string): Finding => ({ level: 'fault', text })
