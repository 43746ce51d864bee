export function sourceHash(): string
export function hashedFiles(): string[]
export function isBuilt(): boolean
