import * as z from 'zod/mini'
import { told } from '../webchat/operatorWebchatSchemas.ts'
import { sampleSystemServer } from './sampleSystemServer.ts'

/** A webchat behind operatorWebchatSchemas.ts, which checks the requests. */
export const webchatSystem = (port?: number) =>
  sampleSystemServer(async (_, body) => {
    z.parse(told, body)
    return {}
  }, port)
