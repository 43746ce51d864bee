/** Whether a keyboard is at hand: a field that has the focus brings none over the page. */
export const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches
