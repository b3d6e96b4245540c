import type { ComponentType } from 'react'

/** One guarded page: its address, its title and where its code is. */
export type Page = { path: string; title: string; load: () => Promise<ComponentType> }
