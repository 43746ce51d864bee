import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawing } from './architecture/draw.ts'
import { importsBetweenRooms, withoutImplied } from './architecture/imports.ts'

/** Draws the picture of docs/architecture.md. */
writeFileSync(join(import.meta.dirname, '../docs/architecture.svg'), drawing(withoutImplied(importsBetweenRooms())))
