/** For `useSyncExternalStore` values that do not change while the page is open. */
export const emptySubscribe = () => () => {}
