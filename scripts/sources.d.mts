export function sourceHash(): string
