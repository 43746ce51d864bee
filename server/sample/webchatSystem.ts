import * as z from 'zod/mini'
import { told } from '../webchat/operatorWebchatSchemas.ts'
import { misbehavingSystem } from './misbehavingSystem.ts'

/** A webchat behind operatorWebchatSchemas.ts, which understands what it is told. */
export const webchatSystem = (port?: number) =>
  misbehavingSystem(async (_, body) => {
    z.parse(told, body)
    return {}
  }, port)
