import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ownStreamingNames } from '../../src/api/contract/sale/streamings.ts'
import { benefitIcon } from '../../src/order/plans/benefitIcon.ts'
import { AppIcon } from '../../src/ui/art/AppIcon.tsx'

/** The slugs of the streamings in plans and pages. */
const streamings = [...Object.keys(ownStreamingNames), 'looke']

/** The outline is drawn first, and tells them apart without colours. */
test('every streaming has its own icon, with a unique outline', () => {
  const outlines = streamings.map((slug) => {
    const { container } = render(<AppIcon name={benefitIcon(slug)} />)
    return container.querySelector('path')?.getAttribute('d')
  })
  expect(new Set([...outlines, undefined]).size).toBe(streamings.length + 1)
})
