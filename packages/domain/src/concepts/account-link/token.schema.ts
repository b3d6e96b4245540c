import { z } from 'zod'

/** The token in the address of a link; any text may be asked about. */
export const tokenParams = z.object({ token: z.string().max(200) })
