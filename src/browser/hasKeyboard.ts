/** Whether the device has a keyboard, so that focusing a field opens none over the page. */
export const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches
