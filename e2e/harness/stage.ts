import { afterAll, inject } from 'vitest'
import { discard, type RunningServer, startForeign, startServer } from './server.ts'

/** What a journey needs of the Potager that it goes through. */
export type Server = { url: string }

declare module 'vitest' {
  interface ProvidedContext {
    sharedServers: Server[]
  }
}

/**
 * The server of this worker, whose files run one after the other: nobody else uses it meanwhile, but what a journey
 * makes stays there. For journeys that look at what they made themselves, and put back what they change for everybody:
 * settings, the state of an account. The others have `ownServer`.
 */
export function sharedServer(): Server {
  const server = inject('sharedServers')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!server) throw new Error(`Aucun serveur pour le processus ${process.env.VITEST_POOL_ID}.`)
  return server
}

/** A server of this file alone: for journeys with settings of their own, or that decide over all there is. */
export async function ownServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  return untilTheEnd(await startServer(settings))
}

/** A server of this file alone whose pages are before another backend, which knows the specification only. */
export async function ownForeignServer(): Promise<RunningServer> {
  return untilTheEnd(await startForeign())
}

function untilTheEnd(server: RunningServer): RunningServer {
  afterAll(() => discard(server))
  return server
}
