export const orderStorageKey = 'order-1'
