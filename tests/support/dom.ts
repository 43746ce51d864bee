import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { loadLater } from '../../src/ui/later.tsx'

beforeAll(loadLater)
afterEach(cleanup)
