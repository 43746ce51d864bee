/** Whether the full lane runs, `npm run test:full`. The short one is `npm test`. */
export const isFull = process.env['TEST_LANE'] === 'full'
