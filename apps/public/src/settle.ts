import { ApiError, errorMessage } from '@potager/domain/api'
import { commonMessages } from '@potager/domain/messages'
import type { Loaded, LoadedLink } from './page.ts'

/** A load as data: pages show failures instead of breaking. */
export async function settle<T>(loading: Promise<T>): Promise<Loaded<T>> {
  try {
    return { ok: true, value: await loading }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { ok: false, message: errorMessage(error) ?? commonMessages.unknownError }
  }
}

/** The same for what a link opens, with the status of the answer. */
export async function settleLink<T>(loading: Promise<T>): Promise<LoadedLink<T>> {
  try {
    return { ok: true, value: await loading }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { ok: false, message: errorMessage(error) ?? commonMessages.unknownError, status: error.status || 503 }
  }
}
