/** By which name this browser keeps an order. */
export const orderStorageKey = 'order-1'
