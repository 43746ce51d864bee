export const chromiumFlags: string[]
export function findChromium(): string | undefined
export function demandChromium(): Promise<string>
