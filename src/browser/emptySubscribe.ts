/** For `useSyncExternalStore`: what it reads stays as it is while the page is open. */
export const emptySubscribe = () => () => {}
