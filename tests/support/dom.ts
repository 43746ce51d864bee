import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { loadLater } from '../../src/ui/later.tsx'

/** A page that comes late on a busy machine is no fault of it. */
configure({ asyncUtilTimeout: 10_000 })

beforeAll(loadLater)
afterEach(cleanup)
