import type { Supports } from '@potager/domain/api'

/**
 * What an extension call answers; where the backend does not have it, or turns out not to have it, what the specification's calls
 * do. Chosen at each use: such a call is taken back.
 */
export async function orSpecified<Result>(
  supports: Supports,
  call: Parameters<Supports>[0],
  extended: () => Promise<Result>,
  specified: () => Promise<Result>,
): Promise<Result> {
  try {
    if (supports(call)) return await extended()
  } catch (error) {
    if (supports(call)) throw error
  }
  return specified()
}
