import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { loadLater } from '../../src/ui/later.tsx'

configure({ asyncUtilTimeout: 10_000 })
beforeAll(loadLater)
afterEach(cleanup)
