/** By which name this browser keeps an order. */
export const orderName = 'order-1'
