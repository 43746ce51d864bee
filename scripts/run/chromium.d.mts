import type { Browser } from '@playwright/test'

export const chromiumFlags: string[]
export function findChromium(): string | undefined
export function demandChromium(): Promise<string>
export function launchChromium(...flags: string[]): Promise<Browser>
