import { random } from '../secrets/random.ts'

export const newId = () => random(16).toString('base64url')
